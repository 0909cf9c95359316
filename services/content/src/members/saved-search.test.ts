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
])('parses %j as %j', (input, query) => expect(savedSearch(input)?.query).toBe(query))

test('is independent of the order of parameters', () =>
  expect(savedSearch('sector=B&sector=A&q=z')?.query).toBe(
    savedSearch('q=z&sector=A&sector=B')?.query,
  ))

test('is named by its query and facets', () =>
  expect(nameOfSearch({ search: 'q=merger&type=publication&country=Japan' })).toBe(
    '“merger”, publication, Japan',
  ))
