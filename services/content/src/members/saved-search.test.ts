import { nameOfSearch, savedSearch } from './saved-search'

jest.mock('../search/client', () => ({ searchClient: null, indexOf: (locale: string) => locale }))

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
])('%j is the search %j', (given, query) => expect(savedSearch(given)?.query).toBe(query))

test('a search has one form, whatever order it was written in', () =>
  expect(savedSearch('sector=B&sector=A&q=z')?.query).toBe(
    savedSearch('q=z&sector=A&sector=B')?.query,
  ))

test('is called by its words and what it was narrowed to', () =>
  expect(nameOfSearch({ search: 'q=merger&type=publication&country=Japan' })).toBe(
    '“merger”, publication, Japan',
  ))
