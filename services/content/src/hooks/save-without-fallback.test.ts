import { saveWithoutFallback } from './save-without-fallback'
import { stub } from '../testing/stub'

const editor = { collection: 'users', role: 'editor' }
const copy = { args: { draft: true, depth: 0 }, overrideAccess: false }

test.each<[string, string, unknown, object, false | 'en']>([
  ['an update of an editor', 'update', editor, {}, false],
  ['a new document of an editor', 'create', editor, {}, false],
  ['a read of an editor', 'read', editor, {}, 'en'],
  ['a read of "Copy to locale"', 'read', editor, copy, false],
  ['a read of "Copy to locale" by REST', 'read', editor, { ...copy, payloadAPI: 'REST' }, 'en'],
  ['a read of what is published', 'read', editor, { ...copy, args: { depth: 0 } }, 'en'],
  ['a read with related documents', 'read', editor, { ...copy, args: { draft: true } }, 'en'],
  ['a read of the service', 'read', editor, { ...copy, overrideAccess: true }, 'en'],
  ['an update of the preview key', 'update', { collection: 'users', role: 'site' }, {}, 'en'],
  ['an update of a member', 'update', { collection: 'members' }, {}, 'en'],
  ['an update of the service', 'update', null, {}, 'en'],
])('sets the fallback of %s', (_, operation, user, more, fallbackLocale) => {
  const { args, overrideAccess, payloadAPI } = {
    args: { id: 1 },
    overrideAccess: undefined,
    payloadAPI: 'local',
    ...more,
  }
  const req = { user, fallbackLocale: 'en', payloadAPI }
  expect(saveWithoutFallback(stub({ args, operation, overrideAccess, req }))).toBe(args)
  expect(req.fallbackLocale).toBe(fallbackLocale)
})
