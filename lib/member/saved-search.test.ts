import { nameOfSavedSearch, toSavedSearch } from './saved-search'

test.each([
  ['q=merger&sort=newest&page=4', 'q=merger'],
  ['country=Japan&q=%00merger', 'q=merger&country=Japan'],
  ['sort=newest', ''],
  ['', ''],
  [`q=${'%E4%BA%89'.repeat(100)}`, ''],
])('of the search %s an alert keeps %j', (query, kept) => expect(toSavedSearch(query)).toBe(kept))

test('it is called by its words and facets', () =>
  expect(
    nameOfSavedSearch('q=merger&type=publication&country=Japan', (type) =>
      type === 'publication' ? 'Publications' : type,
    ),
  ).toBe('“merger”, Publications, Japan'))
