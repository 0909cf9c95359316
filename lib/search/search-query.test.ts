import { parseSearchQuery, toSearchParams } from './search-query'

const parse = (search: string) => parseSearchQuery(new URLSearchParams(search))

test('round-trips a search through the query string', () => {
  const search =
    'q=merger+tokyo&type=publication&practice=Competition&practice=Tax&year=2026&sort=newest&page=3'
  expect(parse(search)).toEqual({
    q: 'merger tokyo',
    facets: { type: ['publication'], practice: ['Competition', 'Tax'], year: ['2026'] },
    page: 3,
    newest: true,
  })
  expect(toSearchParams(parse(search)).toString()).toBe(search)
})

test('normalises the query string', () => {
  expect(
    toSearchParams(parse('page=1&practice=Tax&q=%20a%20%20b%20&practice=Tax&sort=')).toString(),
  ).toBe('q=a+b&practice=Tax')
})

test.each([
  '',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=999',
  'page=x',
  'sort=oldest',
  'unknown=1',
  'q=%00%01',
  'type=',
  'type=%20',
])('parses %j to an empty search', (search) => {
  expect(parse(search)).toEqual({ q: '', facets: {}, page: 1, newest: false })
})

test('truncates long values', () => {
  expect(parse(`q=${'a'.repeat(10_000)}`).q).toHaveLength(200)
  expect(
    parse(Array.from({ length: 500 }, (_, one) => `practice=${one}`).join('&')).facets.practice,
  ).toHaveLength(20)
  expect(parse(`practice=${'a'.repeat(5000)}`).facets.practice?.[0]).toHaveLength(200)
})
