import { graduateLocales, siteLocales, type Locale } from '@law-firm/contract/locales'
import { toHref, isBuilt, RouteError, type LinkTarget } from './href'
import { routeEntries, type RouteName } from './table'

const person = (id: unknown, slug: unknown): LinkTarget => ({
  to: 'person',
  params: { id, slug } as Record<string, string>,
})

describe('an address', () => {
  test.each<[LinkTarget, Locale, string]>([
    [{ to: 'home' }, 'en', '/'],
    [{ to: 'home' }, 'fr-fr', '/fr-fr'],
    [{ to: 'home', query: { a: 'b' } }, 'fr-fr', '/fr-fr?a=b'],
    [{ to: 'people' }, 'zh-cn', '/zh-cn/people'],
    [person('1001', 'ines-kato'), 'en', '/people/1001/ines-kato'],
    [person(1001, 'ines-kato'), 'fr-fr', '/fr-fr/people/1001/ines-kato'],
    [
      { to: 'service', params: { slugs: ['disputes', 'arbitration'] } },
      'en',
      '/service/disputes/arbitration',
    ],
    [
      { to: 'feature', params: { root: 'forty-gigawatts', pairs: [] } },
      'en',
      '/features/forty-gigawatts',
    ],
    [{ to: 'graduates' }, 'en-sg', '/en-sg/graduates'],
    [{ to: 'graduatesApply' }, 'nl-nl', '/nl-nl/graduates/apply'],
    [
      {
        to: 'people',
        query: { q: 'Hélène & co', letter: '', level: undefined, office: ['paris', '', 'tokyo'] },
      },
      'en',
      '/people?q=H%C3%A9l%C3%A8ne+%26+co&office=paris&office=tokyo',
    ],
    [
      { to: 'people', query: { q: '中文' }, hash: 'results' },
      'en',
      '/people?q=%E4%B8%AD%E6%96%87#results',
    ],
    [{ to: 'people', query: { q: '?a=b#c' } }, 'en', '/people?q=%3Fa%3Db%23c'],
  ])('%j in %s is %s', (target, locale, href) => expect(toHref(target, locale)).toBe(href))

  test.each([...new Set([...siteLocales, ...graduateLocales])])(
    'in %s begins with the prefix of the language, once',
    (locale) => {
      const href = toHref({ to: 'search' }, locale)
      const onSite = siteLocales.some((siteLocale) => siteLocale === locale)
      expect(href).toBe(locale === 'en' || !onSite ? '/search' : `/${locale}/search`)
    },
  )

  test.each([...new Set([...siteLocales, ...graduateLocales])])(
    'of the graduate site in %s is in a language which that site has',
    (locale) => {
      const known = graduateLocales.some((graduateLocale) => graduateLocale === locale)
      expect(toHref({ to: 'graduatesFaq' }, locale)).toBe(
        locale === 'en' || !known ? '/graduates/faq' : `/${locale}/graduates/faq`,
      )
    },
  )
})

describe('a route that cannot be built', () => {
  test.each<[string, unknown, RegExp]>([
    ['no target', undefined, /'to' is missing/],
    ['null', null, /'to' is missing/],
    ['no `to`', {}, /'to' is missing/],
    ['an empty `to`', { to: '' }, /'to' is missing/],
    ['an unknown type', { to: 'nowhere' }, /no route type "nowhere"/],
    ['a name that every object has', { to: 'constructor' }, /no route type "constructor"/],
    ['__proto__', { to: '__proto__' }, /no route type "__proto__"/],
    ['no params', { to: 'person' }, /"person".*"id" is missing/],
    ['a missing slug', person('1', undefined), /"slug" is missing/],
    ['a null slug', person('1', null), /"slug" is missing/],
    ['an empty slug', person('1', ''), /"slug" is missing/],
    ['a list for a slug', person('1', ['a']), /"slug" is missing/],
    ['a bad number', person('abc', 'a'), /"id" is not a valid number/],
    ['zero', person(0, 'a'), /"id" is not a valid number/],
    ['a negative number', person(-1, 'a'), /"id" is not a valid number/],
    ['a fraction', person(1.5, 'a'), /"id" is not a valid number/],
    ['no number at all', person(Number.NaN, 'a'), /"id" is not a valid number/],
    ['an endless number', person(Number.POSITIVE_INFINITY, 'a'), /"id" is not a valid number/],
    ['no levels', { to: 'service', params: { slugs: [] } }, /"slugs" has 0 levels/],
    ['levels that are no list', { to: 'service', params: { slugs: 'a' } }, /"slugs" has 0 levels/],
    [
      'too many levels',
      { to: 'service', params: { slugs: ['a', 'b', 'c', 'd'] } },
      /"slugs" has 4 levels/,
    ],
    [
      'an undefined level',
      { to: 'service', params: { slugs: ['a', undefined] } },
      /"slugs" is missing/,
    ],
  ])('throws for %s and names what is missing', (_, target, message) => {
    expect(() => toHref(target as LinkTarget, 'en')).toThrow(RouteError)
    expect(() => toHref(target as LinkTarget, 'en')).toThrow(message)
  })

  test.each([
    '..',
    '.',
    'a/b',
    '/evil.test',
    '//evil.test',
    '\\evil.test',
    'a?b',
    'a#b',
    'A',
    'a b',
    'a%2fb',
    '中文',
    '__proto__',
    'javascript:alert(1)',
    '\u0000',
    'undefined ',
  ])('refuses the slug %j', (slug) =>
    expect(() => toHref(person('1', slug), 'en')).toThrow(RouteError),
  )

  test('does not contain the value in the error', () => {
    expect(() => toHref(person('1', '<secret>'), 'en')).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    )
  })
})

describe('isBuilt', () => {
  test.each(routeEntries.map(([name, definition]) => [name, definition.built === true] as const))(
    '%s: %s',
    (name, built) => expect(isBuilt(name)).toBe(built),
  )

  test.each(['nowhere', 'constructor', '__proto__', 'toString', ''])('throws for %j', (name) =>
    expect(() => isBuilt(name as RouteName)).toThrow(RouteError),
  )
})
