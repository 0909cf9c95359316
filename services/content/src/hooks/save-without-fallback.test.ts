import { saveWithoutFallback } from './save-without-fallback'
import { stub } from '../testing/stub'

const editor = { collection: 'users', role: 'editor' }

test.each<[string, string, unknown, false | 'en']>([
  ['an update of an editor', 'update', editor, false],
  ['a new document of an editor', 'create', editor, false],
  ['a read of an editor', 'read', editor, 'en'],
  ['an update of the preview key', 'update', { collection: 'users', role: 'site' }, 'en'],
  ['an update of a member', 'update', { collection: 'members' }, 'en'],
  ['an update of the service', 'update', null, 'en'],
])('sets the fallback of %s', (_, operation, user, fallbackLocale) => {
  const args = { id: 1 }
  const req = { user, fallbackLocale: 'en' }
  expect(saveWithoutFallback(stub({ args, operation, req }))).toBe(args)
  expect(req.fallbackLocale).toBe(fallbackLocale)
})
