import { applyFilter, isFiltered, parseFilter, toQuery, type Favourite } from './filter-favourites'

const from = (query: string) => {
  const search = new URLSearchParams(query)
  return parseFilter((name) => search.get(name) ?? undefined)
}
const favourite = (id: number, more: Partial<Favourite> = {}): Favourite => ({
  id,
  kind: 'article',
  document: id,
  title: `Title ${id}`,
  summary: '',
  path: '/',
  note: '',
  savedAt: `2026-01-0${id}T00:00:00.000Z`,
  folder: null,
  changed: false,
  unavailable: false,
  locked: false,
  ...more,
})

test.each([
  ['', { kind: null, folder: null, q: '', sort: 'saved', page: 1 }],
  [
    'kind=event&folder=7&q= tax &sort=title&page=2',
    { kind: 'event', folder: 7, q: 'tax', sort: 'title', page: 2 },
  ],
  ['folder=none', { kind: null, folder: 'none', q: '', sort: 'saved', page: 1 }],
  [
    'kind=constructor&folder=-1&sort=toString&page=0',
    { kind: null, folder: null, q: '', sort: 'saved', page: 1 },
  ],
  ['folder=1e3&page=99999', { kind: null, folder: null, q: '', sort: 'saved', page: 1 }],
])('parses the query %j to %j', (query, filter) => expect(from(query)).toEqual(filter))

test('round-trips a filter through the query', () => {
  for (const search of ['', 'q=tax&kind=event&folder=7&sort=title&page=2', 'folder=none']) {
    const query = Object.entries(toQuery(from(search))).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    expect(new URLSearchParams(query).toString()).toBe(search)
  }
  expect(isFiltered(from('sort=title'))).toBe(false)
  expect(isFiltered(from('folder=none'))).toBe(true)
})

test.each([
  ['', [3, 2, 1]],
  ['kind=contact', [2]],
  ['folder=5', [1]],
  ['folder=none', [3, 2]],
  ['folder=6', []],
  ['q=securite', [1]],
  ['q=SÉCURITÉ note', [1]],
  ['q=absent', []],
  ['q=并购', [3]],
  ['sort=title', [2, 1, 3]],
  ['sort=kind', [2, 1, 3]],
  ['sort=changed', [1, 3, 2]],
])('the filter %j matches %j', (query, ids) => {
  const all = [
    favourite(1, { title: 'La sécurité', note: 'A note', folder: 5, changed: true }),
    favourite(2, { title: 'Ada', kind: 'contact' }),
    favourite(3, { title: '并购' }),
  ]
  expect(applyFilter(all, from(query), 'fr-FR').map(({ id }) => id)).toEqual(ids)
})
