import { findChanges } from './changes'

test('names the fields that differ, with both values', () =>
  expect(
    findChanges({ title: 'A', kind: 'guide', slug: 'a' }, { title: 'B', kind: 'guide' }),
  ).toEqual([
    { field: 'title', from: 'A', to: 'B' },
    { field: 'slug', from: 'a', to: undefined },
  ]))

test('leaves out what every save changes, and secrets', () =>
  expect(
    findChanges(
      { updatedAt: '1', hash: 'a', resetPasswordToken: 'a', apiKeyIndex: 'a' },
      { updatedAt: '2', hash: 'b', resetPasswordToken: 'b', apiKeyIndex: 'b' },
    ),
  ).toEqual([]))

test('shortens long values', () => {
  const [change] = findChanges({ body: 'a' }, { body: 'b'.repeat(5000) })
  expect(String(change?.to)).toHaveLength(2001)
})
