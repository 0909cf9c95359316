import { restrictReads, withoutExclusions } from './restrict-reads'
import { stub } from '../testing/stub'

test.each<[object, object | undefined]>([
  [{ product: false }, undefined],
  [{ product: { feature: false } }, undefined],
  [{ product: false, title: false }, { title: false }],
  [{ jurisdiction: false, body: false }, { body: false }],
  [
    { title: true, product: { feature: true } },
    { title: true, product: { feature: true } },
  ],
  [{ title: true }, { title: true }],
])('rewrites the selection %j to %j, so that the permission is read', (select, expected) =>
  expect(withoutExclusions(select as Record<string, unknown>)).toEqual(expected),
)

test.each<[string, unknown, boolean]>([
  ['a visitor', null, false],
  ['a member', { collection: 'members' }, false],
  ['the forms key', { collection: 'users', role: 'forms' }, false],
  ['the preview key', { collection: 'users', role: 'site' }, true],
  ['an editor', { collection: 'users', role: 'editor' }, true],
])('draft: true of %s is allowed: %s', async (_, user, draft) => {
  const args = await restrictReads(
    stub({
      args: { draft: true, req: { user } },
      operation: 'read',
    }),
  )
  expect((args as { draft: boolean }).draft).toBe(draft)
})
