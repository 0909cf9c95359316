import { hostileAddresses, staysOn } from '../testing/hostile-addresses'
import { sameSitePath } from './same-site-path'

const here = 'https://site.test'

describe('a return address of this site', () => {
  test.each([
    ['/', '/'],
    ['/people', '/people'],
    [
      '/fr-fr/people/1001/ines-kato?from=card#contact',
      '/fr-fr/people/1001/ines-kato?from=card#contact',
    ],
    ['/search?q=a%20b', '/search?q=a%20b'],
    ['/search?q=//evil.test', '/search?q=//evil.test'],
    ['/search?next=https://evil.test/', '/search?next=https://evil.test/'],
    ['/people#//evil.test', '/people#//evil.test'],
    ['/中文', '/%E4%B8%AD%E6%96%87'],
    ['/people/../insights', '/insights'],
    ['/people/./x', '/people/x'],
    ['/../../people', '/people'],
  ])('%s is accepted', (value, expected) => expect(sameSitePath(value)).toBe(expected))
})

const hostile: [name: string, value: unknown][] = [
  ['another host', '//evil.test'],
  ['another host with a path', '//evil.test/people'],
  ['three slashes', '///evil.test'],
  ['four slashes', '////evil.test'],
  ['a backslash', '/\\evil.test'],
  ['two backslashes', '\\\\evil.test'],
  ['a backslash alone', '\\evil.test'],
  ['a slash behind a backslash', '\\/evil.test'],
  ['a climb that ends at two slashes', '/..//evil.test'],
  ['a climb that ends at three slashes', '/..///evil.test'],
  ['a longer climb', '/a/b/../../..//evil.test'],
  ['an escaped climb', '/%2e%2e//evil.test'],
  ['a half escaped climb', '/.%2E//evil.test'],
  ['a dot and two slashes', '/.//evil.test'],
  ['two slashes inside', '/people//evil.test'],
  ['an address behind a slash', '/https://evil.test'],
  ['an escaped address behind a slash', '/https:%2F%2Fevil.test'],
  ['escaped slashes', '/%2F%2Fevil.test'],
  ['one escaped slash', '/%2Fevil.test'],
  ['escaped slashes without a slash', '%2F%2Fevil.test'],
  ['an escaped backslash', '/%5Cevil.test'],
  ['a mixed pair', '/%2F%5Cevil.test'],
  ['a tab between slashes', '/\t/evil.test'],
  ['a line break between slashes', '/\n/evil.test'],
  ['a carriage return', '/\r\nSet-Cookie: a=b'],
  ['an escaped line break', '/%0d%0aSet-Cookie:a=b'],
  ['a zero', '/\u0000people'],
  ['an escaped zero', '/%00people'],
  ['a delete character', '/\u007fpeople'],
  ['a space before', ' /people'],
  ['a space between slashes', '/ /evil.test'],
  ['a tab before', '\t//evil.test'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['another site', 'https://evil.test/'],
  ['another site without slashes', 'https:evil.test'],
  ['credentials', 'https://site.test@evil.test/'],
  ['a relative path', 'people'],
  ['a relative climb', '../people'],
  ['a query alone', '?q=a'],
  ['a hash alone', '#a'],
  ['nothing', ''],
  ['a malformed escape', '/%E0%A4%A'],
  ['an escape that is no text', '/%ff'],
  ['a path that is too long', `/${'a'.repeat(2048)}`],
  ['ten thousand slashes', '/'.repeat(10_000)],
  ['undefined', undefined],
  ['null', null],
  ['a number', 1],
  ['true', true],
  ['a list', ['/people']],
  ['an object', { toString: () => '/people' }],
  ['a function', () => '/people'],
]

describe('a return address outside the site becomes the home page', () => {
  test.each(hostile)('%s', (_, value) => expect(sameSitePath(value)).toBe('/'))
})

describe('every result', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    ':',
    '@',
    'evil.test',
    'https:',
    '?',
    '#',
    '\t',
    '\u3000',
    '／',
    '%09',
    ' ',
    'a',
  ]
  const triples = pieces.flatMap((a) =>
    pieces.flatMap((b) => pieces.map((c) => `/${a}${b}${c}/evil.test`)),
  )

  test(`is a path of this site, for ${triples.length} generated addresses`, () => {
    for (const value of triples) {
      const path = sameSitePath(value)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, here).origin).toBe(here)
      expect(sameSitePath(path)).toBe(path)
    }
  })
})

test('none of 500 hostile addresses leaves the site, however often it is decoded', () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(500)
  for (const address of hostileAddresses) {
    const path = sameSitePath(address)
    expect([address, staysOn(here, path)]).toEqual([address, true])
    expect([address, sameSitePath(path)]).toEqual([address, path])
    expect([address, staysOn(here, decodeURIComponent(path))]).toEqual([address, true])
  }
})

test('an address that is too long loses its query only', () => {
  expect(sameSitePath(`/people?q=${'a'.repeat(2048)}`)).toBe('/people')
  expect(sameSitePath(`//evil.test?${'a'.repeat(2048)}`)).toBe('/')
})
