import type { Locale } from '@law-firm/contract/locales'
import { toSiteLinks } from './to-link'

const toHref = (href: unknown, locale: Locale = 'en') =>
  toSiteLinks([{ label: 'A', href: href as string }], locale)[0]?.href ?? null

describe('a link of the navigation', () => {
  test.each<[string, Locale, string]>([
    ['/', 'en', '/'],
    ['/', 'fr-fr', '/fr-fr'],
    ['/people', 'en', '/people'],
    ['/people', 'zh-cn', '/zh-cn/people'],
    ['/people?office=tokyo', 'fr-fr', '/fr-fr/people?office=tokyo'],
    ['/insights#latest', 'fr-fr', '/fr-fr/insights#latest'],
    ['/?q=a', 'fr-fr', '/fr-fr?q=a'],
    ['/#latest', 'zh-cn', '/zh-cn#latest'],
    ['/graduates', 'fr-fr', '/graduates'],
    ['https://example.test/a', 'fr-fr', 'https://example.test/a'],
  ])('%s in %s links to %s', (href, locale, expected) =>
    expect(toHref(href, locale)).toBe(expected),
  )

  test.each(['/nowhere', '/people/x', '/products/navigator/data-protection/a/b/c/d'])(
    '%s, which no page answers, is left out',
    (href) => expect(toHref(href)).toBeNull(),
  )

  test.each([
    null,
    undefined,
    '',
    'people',
    '//people',
    '//evil.test/people',
    '///people',
    '/\\people',
    '\\people',
    '/\t/people',
    'javascript:alert(1)',
    'http://example.test',
    '/people\n',
    'data:text/html,x',
    '/..//people',
    '/people//',
    '#a',
    '?q=a',
    'HTTPS:evil.test',
    'https:/evil.test',
  ])('%j is left out', (href) => {
    expect(toHref(href)).toBeNull()
    expect(toHref(href, 'fr-fr')).toBeNull()
  })

  test.each([null, undefined, []])('is an empty list for %j', (links) =>
    expect(toSiteLinks(links, 'en')).toEqual([]),
  )

  test('needs a label', () =>
    expect(
      toSiteLinks(
        [
          { label: null, href: '/people' },
          { label: '', href: '/people' },
          { href: '/people' },
          {},
          { label: 'People', href: '/people' },
        ],
        'en',
      ),
    ).toEqual([{ label: 'People', href: '/people' }]))
})
