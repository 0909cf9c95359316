import { nameOfSavedSearch, toSavedSearch } from './saved-search'

test.each([
  ['q=merger&sort=newest&page=4', 'q=merger'],
  ['country=Japan&q=%00merger', 'q=merger&country=Japan'],
  ['sort=newest', ''],
  ['', ''],
  [`q=${'%E4%BA%89'.repeat(100)}`, ''],
])('normalises the search %s to %j', (query, saved) => expect(toSavedSearch(query)).toBe(saved))

test('names a search by its words and facets', () =>
  expect(
    nameOfSavedSearch('q=merger&type=publication&country=Japan', (type) =>
      type === 'publication' ? 'Publications' : type,
    ),
  ).toBe('“merger”, Publications, Japan'))
