import type { Subscription } from './match-items'
import { findSavedSearchResults, nameOfSearch, savedSearch } from './saved-search'

const search = jest.fn()
jest.mock('../search/client', () => ({
  searchClient: { search: (...args: unknown[]) => search(...args) as unknown },
  toIndexName: (locale: string) => locale,
}))

test.each<[unknown, string | undefined]>([
  ['q=merger+control&sort=newest&page=3', 'q=merger+control'],
  ['practice=Tax&practice=Employment&q=x', 'q=x&practice=Employment&practice=Tax'],
  ['practice=Tax&practice=Tax', 'practice=Tax'],
  ['q=%00%1f+', undefined],
  ['', undefined],
  ['sort=newest', undefined],
  ['admin=1', undefined],
  [`q=${'x'.repeat(600)}`, undefined],
  [null, undefined],
  [{ q: 'x' }, undefined],
])('parses %j as %j', (input, query) => expect(savedSearch(input)?.query).toBe(query))

test('is independent of the order of parameters', () =>
  expect(savedSearch('sector=B&sector=A&q=z')?.query).toBe(
    savedSearch('q=z&sector=A&sector=B')?.query,
  ))

test('is named by its query and facets', () =>
  expect(nameOfSearch({ search: 'q=merger&type=publication&country=Japan' })).toBe(
    '“merger”, publication, Japan',
  ))

test('finds the newest documents that match all words, of one language', async () => {
  search.mockResolvedValue({ results: [{ hits: [{ objectID: 'articles-2001' }] }] })
  const alert = { id: 7, topic: 'search', search: 'q=merger+control', searchLocale: 'fr-fr' }
  expect(await findSavedSearchResults([alert as Subscription])).toEqual(
    new Map([[7, new Set(['articles:2001'])]]),
  )
  const request = expect.objectContaining({
    indexName: 'fr-fr_newest',
    query: 'merger control',
    removeWordsIfNoResults: 'none',
  }) as unknown
  expect(search).toHaveBeenCalledWith({ requests: [request] })
})
