import { pageTags } from '@/lib/testing/page-tags'
import { readPage } from './read-page'

jest.mock('next/cache', () => jest.requireActual('@/lib/testing/page-tags'))

test('tags a page with all of its documents, in calls that Next does not truncate', async () => {
  const docs = Array.from({ length: 300 }, (_, id) => ({ __typename: 'Article', id }))
  await readPage(['Article@*'], async () => ({ docs }))
  expect(pageTags.map((tags) => tags.length).every((count) => count <= 128)).toBe(true)
  expect(pageTags.flat().sort()).toEqual(
    ['Article@*', ...docs.map(({ id }) => `Article:${id}`)].sort(),
  )
})
