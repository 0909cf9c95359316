import { findChanges } from './changes'

test('names the fields that differ, with both values', () =>
  expect(
    findChanges({ title: 'A', kind: 'guide', slug: 'a' }, { title: 'B', kind: 'guide' }),
  ).toEqual([
    { field: 'title', from: 'A', to: 'B' },
    { field: 'slug', from: 'a', to: undefined },
  ]))

test('leaves out where a document stands, but for the parent that an editor chose', () => {
  const computed = (slug: string) => ({ parent: { slug, parentChildPages: [] } })
  expect(findChanges(computed('a'), computed('b'))).toEqual([])
  expect(
    findChanges({ parent: null, parentChildPages: [] }, { parent: 5, parentChildPages: [5] }),
  ).toEqual([{ field: 'parent', from: null, to: 5 }])
})

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
