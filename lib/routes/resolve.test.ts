import { longestPath } from '@law-firm/contract/addresses'
import { graduateLocales, isSiteLocale, siteLocales } from '@law-firm/contract/locales'
import { toHref } from './href'
import { redirectSources } from './redirects'
import {
  defaultLanguage,
  dynamicPage,
  graduateSite,
  guessedAddress,
  isPerRequest,
  knownRoute,
  languagePrefix,
  resolveAddress,
  steps,
  tidyPath,
  type Address,
  type Resolution,
} from './resolve'
import { dynamicForMembers, dynamicParameters } from './dynamic'
import { routeEntries } from './table'

const address = (path: string, more: Partial<Address> & { query?: string } = {}): Address => {
  const { query = '', ...rest } = more
  return { path, search: new URLSearchParams(query), locale: 'en', prefixed: false, ...rest }
}

const resolve = (url: string): Resolution => {
  const [path = '', query = ''] = url.split('?')
  return resolveAddress(path, new URLSearchParams(query))
}

const redirect = (to: string, status: 307 | 308 = 308): Resolution => ({
  kind: 'redirect',
  to,
  status,
})
const rewrite = (path: string): Resolution => ({ kind: 'rewrite', path })
const missing = (locale: 'en' | 'fr-fr' | 'zh-cn' = 'en'): Resolution => ({
  kind: 'missing',
  locale,
})

describe('a path without a prefix (decisions 1 and 2)', () => {
  test.each([
    ['/', '/en'],
    ['/people', '/en/people'],
    ['/people/1001/ines-kato', '/en/people/1001/ines-kato'],
    ['/insights', '/en/insights'],
    ['/search', '/en/search'],
    ['/publications/2001/a', '/en/publications/2001/a'],
  ])('%s is the English page', (url, path) => expect(resolve(url)).toEqual(rewrite(path)))
})

describe('a path with the prefix of a language', () => {
  test.each(['/fr-fr', '/zh-cn', '/fr-fr/people', '/zh-cn/people/1001/ines-kato', '/fr-fr/search'])(
    '%s is that page',
    (url) => expect(resolve(url)).toEqual({ kind: 'next' }),
  )
})

describe('an alias of a language (decision 2)', () => {
  test.each([
    ['/en', '/'],
    ['/en/people', '/people'],
    ['/EN/people', '/people'],
    ['/En', '/'],
    ['/FR-FR', '/fr-fr'],
    ['/Fr-fr/people', '/fr-fr/people'],
    ['/fr', '/fr-fr'],
    ['/FR/people', '/fr-fr/people'],
    ['/zh', '/zh-cn'],
    ['/zh/people/1001/ines-kato', '/zh-cn/people/1001/ines-kato'],
    ['/zh-CN/people', '/zh-cn/people'],
    ['/zh-Hans/people', '/zh-cn/people'],
    ['/cn', '/zh-cn'],
    ['/EN-SG/graduates', '/en-sg/graduates'],
    ['/fr/people?q=tax&utm_source=x', '/fr-fr/people?q=tax&utm_source=x'],
    ['/en?utm_source=x', '/?utm_source=x'],
  ])('%s redirects permanently to %s', (url, to) => expect(resolve(url)).toEqual(redirect(to)))

  test.each([
    '/de',
    '/fr-ca',
    '/english',
    '/en_gb',
    '/fr-fr-fr',
    '/constructor',
    '/__proto__',
    '/toString/people',
    '/%66r/people',
  ])('%s is not found', (url) => expect(resolve(url)).toEqual(missing()))
})

describe('the graduate site (decision 3)', () => {
  const own = graduateLocales.filter((locale) => locale !== 'en')

  test.each(own)('/%s redirects permanently to its graduate site', (locale) => {
    expect(resolve(`/${locale}`)).toEqual(redirect(`/${locale}/graduates`))
    expect(resolve(`/${locale}/`)).toEqual(redirect(`/${locale}`))
  })

  test.each(
    own.flatMap((locale) =>
      [
        '/people',
        '/insights',
        '/search',
        '/careers',
        '/articles',
        '/graduatesx',
        '/people/1/a',
      ].map((path) => `/${locale}${path}`),
    ),
  )('%s is missing', (url) => expect(resolve(url)).toEqual(missing()))

  test.each([
    ['/fr-fr/graduates', '/graduates'],
    ['/zh-cn/graduates', '/graduates'],
    ['/fr-fr/graduates/apply', '/graduates/apply'],
    ['/fr-fr/graduates?utm_source=x', '/graduates?utm_source=x'],
  ])('%s redirects temporarily to %s', (url, to) => expect(resolve(url)).toEqual(redirect(to, 307)))
})

describe('a guessed path (decisions 3 and 5)', () => {
  test.each(redirectSources)(
    '%s leads on in every language of the site, in that language',
    (path) => {
      for (const locale of siteLocales) {
        const prefix = locale === 'en' ? '' : `/${locale}`
        const outcome = resolveAddress(prefix + path)
        expect(outcome).toMatchObject({ kind: 'redirect', status: 308 })
        expect(outcome.kind === 'redirect' && outcome.to.startsWith(`${prefix}/`)).toBe(true)
        expect(outcome.kind === 'redirect' && outcome.to).not.toBe(prefix + path)
      }
    },
  )

  test.each([
    ['/fr-fr/articles?q=a', '/fr-fr/insights?q=a&type=publication'],
    ['/zh-cn/careers/benefits', '/zh-cn/about-us/careers/benefits'],
    ['/insights/publications/2001/a?utm_source=x', '/publications/2001/a?utm_source=x'],
  ])('%s redirects to %s', (url, to) => expect(resolve(url)).toEqual(redirect(to)))
})

describe('an address in other letters', () => {
  test.each([
    ['/People', '/people'],
    ['/PEOPLE?utm_source=x', '/people?utm_source=x'],
    ['/%70eople', '/people'],
    ['/fr-fr/People/1001/Ines-Kato', '/fr-fr/people/1001/ines-kato'],
    ['/Careers', '/about-us/careers'],
    ['/zh-cn/%50ublications', '/zh-cn/insights?type=publication'],
  ])('%s redirects permanently to %s', (url, to) => expect(resolve(url)).toEqual(redirect(to)))
})

describe('a path of the table (decision 4)', () => {
  test('is not found while it has no page', () => {
    for (const [name, { pattern }] of routeEntries.filter(([, { built }]) => !built)) {
      const path =
        pattern
          .replace(/:id/g, '1')
          .replace(/:\w+\{0,\d\}/g, '')
          .replace(/:\w+(\{\d,\d\})?/g, 'a')
          .replace(/\/$/, '') || '/'
      if (!redirectSources.includes(path)) expect([name, resolve(path)]).toEqual([name, missing()])
    }
  })

  test.each([
    '/people/1001/ines-kato/more',
    '/people/1001',
    '/people/abc/ines-kato',
    '/nowhere',
    '/people/dynamic',
    '/contact-us/dynamic',
    '/about-us/careers/dynamic',
    '/products/navigator/data-protection/dynamic',
    '/missing',
    '/unavailable',
    '/People/dynamic',
    '/NOWHERE',
    '/%2F%2Fpeople',
    '/people%2F1001%2Fa%2Fb',
    '/index.php',
    '/.env',
    '/wp-admin',
  ])('%s is not found', (url) => expect(resolve(url)).toEqual(missing()))

  test.each([
    ['/fr-fr/nowhere', 'fr-fr'],
    ['/zh-cn/people/x', 'zh-cn'],
    ['/fr-fr/people/dynamic', 'fr-fr'],
    ['/fr-fr/about-us/news/dynamic', 'fr-fr'],
    ['/fr-fr/missing', 'fr-fr'],
    ['/fr-fr/fr-fr/people', 'fr-fr'],
    ['/fr-fr/en/people', 'fr-fr'],
  ] as const)('%s is missing in its own language', (url, locale) =>
    expect(resolve(url)).toEqual(missing(locale)),
  )

  test('is not found in a locale with a 404 page', () => {
    const urls = [...graduateLocales, ...siteLocales].flatMap((locale) =>
      ['/nowhere', '/graduates', '/graduates/apply', '/graduates/nowhere', '/%ff'].map(
        (path) => `/${locale}${path}`,
      ),
    )
    for (const url of urls) {
      const outcome = resolve(url)
      if (outcome.kind === 'missing') expect(isSiteLocale(outcome.locale)).toBe(true)
    }
  })
})

describe('a list with filters', () => {
  const lists = Object.entries(dynamicParameters).flatMap(([name, filters]) =>
    filters.map((filter) => [name, filter] as const),
  )

  test.each(lists)('%s with ?%s= is rendered for each request', (name, filter) => {
    const path = toHref(
      { to: name as 'people', params: { id: 1, slug: 'a', service: 'b', region: 'c' } },
      'en',
    )
    expect(resolve(`${path}?${filter}=x`)).toEqual(rewrite(`/en${path}/dynamic`))
    expect(resolve(`/fr-fr${path}?${filter}=x`)).toEqual(rewrite(`/fr-fr${path}/dynamic`))
    expect(resolve(`${path}?utm_source=a&${filter}=`)).toEqual(rewrite(`/en${path}/dynamic`))
  })

  test.each([
    ['/people?utm_source=x', '/en/people'],
    ['/people?gclid=1&utm_medium=q', '/en/people'],
    ['/people?Q=x', '/en/people'],
    ['/people?__proto__=x', '/en/people'],
    ['/people?', '/en/people'],
    ['/insights?office=x', '/en/insights'],
    ['/search?from=2', '/en/search'],
    ['/?q=x', '/en'],
    ['/people/1001/ines-kato?q=x', '/en/people/1001/ines-kato'],
  ])('%s is the cached page', (url, path) => expect(resolve(url)).toEqual(rewrite(path)))

  test.each(['/fr-fr/people?utm_source=x', '/zh-cn/publications/1/a?q=x'])(
    '%s is the cached page',
    (url) => expect(resolve(url)).toEqual({ kind: 'next' }),
  )
})

describe('a page with more content for members', () => {
  const addresses = dynamicForMembers.map((to) =>
    toHref({ to, params: { id: 1, slug: 'a', service: 'b', region: 'c' } }, 'en'),
  )

  test.each(addresses)(
    '%s is cached for visitors, and rendered for each request of a session',
    (path) => {
      expect(resolveAddress(path)).toEqual(rewrite(`/en${path}`))
      expect(resolveAddress(`/zh-cn${path}`)).toEqual({ kind: 'next' })
      expect(resolveAddress(path, undefined, { signedIn: true })).toEqual(
        rewrite(`/en${path}/dynamic`),
      )
      expect(resolveAddress(`/zh-cn${path}`, undefined, { signedIn: true })).toEqual(
        rewrite(`/zh-cn${path}/dynamic`),
      )
      expect(isPerRequest(`/zh-cn${path}/dynamic`)).toBe(true)
    },
  )

  test.each(['/people', '/publications/1/a', '/products/navigator'])(
    '%s is the same for everybody',
    (path) =>
      expect(resolveAddress(path, undefined, { signedIn: true })).toEqual(rewrite(`/en${path}`)),
  )
})

describe('a path that is not normalised', () => {
  test.each([
    ['/people/', '/people'],
    ['//people', '/people'],
    ['/people//1001///ines-kato/', '/people/1001/ines-kato'],
    ['/fr-fr/', '/fr-fr'],
    ['//', '/'],
    ['/people/?q=a', '/people?q=a'],
  ])('%s redirects to the normalised one', (url, to) => expect(resolve(url)).toEqual(redirect(to)))

  test.each([
    '/%E0%A4%A',
    '/%ff',
    '/%',
    '/people/%',
    '/people/1/%zz',
    '/%00',
    '/people/1/a%00',
    '/%0d%0aSet-Cookie:a=b',
    '/%5Cevil.test',
    '/\\evil.test',
    '/%7f',
    '/%1b',
  ])('%s is malformed and not found', (url) => expect(resolve(url)).toEqual(missing()))

  test('is not found in its own locale when it is malformed', () =>
    expect(resolve('/fr-fr/%ff')).toEqual(missing('fr-fr')))

  test('has a maximum length', () => {
    expect(resolveAddress(`/people/1/${'a'.repeat(longestPath - 10)}`).kind).toBe('rewrite')
    expect(resolveAddress(`/people/1/${'a'.repeat(longestPath - 9)}`)).toEqual(missing())
    expect(resolveAddress('/'.repeat(1_000_000))).toEqual(missing())
  })
})

describe('an attempt to redirect to another host', () => {
  const starts = [
    '',
    '/',
    '//',
    '/\\',
    '\\',
    '/fr',
    '/fr/',
    '/fr//',
    '/fr-fr/',
    '/FR/',
    '/en/',
    '/en//',
    '/EN',
    '/zh/',
    '/en-sg/',
    '/en-sg//',
    '/EN-SG',
    '/careers/',
    '/news//',
    '/articles/',
    '/insights/articles/',
    '/%2f',
    '/%5c',
    '/.',
    '/..',
    '/@',
    '/:',
  ]
  const ends = [
    '/evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\evil.test',
    '/%2Fevil.test',
    '/%2F%2Fevil.test',
    '/%5Cevil.test',
    '/%09/evil.test',
    '/https://evil.test',
    '/evil.test/',
    '/evil.test//',
    '@evil.test',
    ':@evil.test',
    '/..//evil.test',
    '/.//evil.test',
  ]
  const queries = ['', '?next=//evil.test', '?q=a']
  const attempts = starts.flatMap((start) =>
    ends.flatMap((end) => queries.map((query) => start + end + query)),
  )

  test(`fails in ${attempts.length} ways`, () => {
    for (const attempt of attempts) {
      const outcome = resolve(attempt)
      if (outcome.kind !== 'redirect') continue
      expect(outcome.to).toMatch(/^\/(?![/\\])/)
      expect(new URL(outcome.to, 'https://site.test').host).toBe('site.test')
    }
  })

  test('causes no redirect loop', () => {
    for (const attempt of [
      ...attempts,
      ...redirectSources,
      '/en/en/en/people',
      '/fr/fr/people',
      '/FR/EN/people',
    ]) {
      let url = attempt
      for (let hops = 0; hops < 8; hops += 1) {
        const outcome = resolve(url)
        if (outcome.kind !== 'redirect') break
        expect(hops).toBeLessThan(7)
        url = outcome.to
      }
    }
  })
})

describe('the steps', () => {
  const passesOn = (outcome: Resolution | Address, address: Address) =>
    expect(outcome).toBe(address)

  test('end with one that always returns a decision', () => {
    expect(steps.at(-1)).toBe(defaultLanguage)
    expect('kind' in defaultLanguage(address('/anything'))).toBe(true)
  })

  test.each([
    ['/people/', '/people'],
    ['/people%20', '/people'],
    ['/publications/2001/merger-control%20', '/publications/2001/merger-control'],
    ['/fr-fr/people%20%20/', '/fr-fr/people'],
    ['/people%20/1001', null],
    ['/%20', '/'],
  ])('remove slashes and blanks from the end of %s: %s', (path, to) => {
    const given = address(path)
    expect(tidyPath(given)).toEqual(to === null ? given : redirect(to))
  })

  test('pass a normalised path on', () => {
    const given = address('/people/1001/ines-kato', { query: 'a=b' })
    passesOn(tidyPath(given), given)
  })

  test('remove and record the language prefix', () => {
    expect(languagePrefix(address('/fr-fr/people'))).toMatchObject({
      path: '/people',
      locale: 'fr-fr',
      prefixed: true,
    })
    expect(languagePrefix(address('/zh-cn'))).toMatchObject({
      path: '/',
      locale: 'zh-cn',
      prefixed: true,
    })
    expect(languagePrefix(address('/en-sg/graduates'))).toMatchObject({
      path: '/graduates',
      locale: 'en-sg',
      prefixed: true,
    })
    const given = address('/people')
    passesOn(languagePrefix(given), given)
  })

  test('accept the languages of the graduate site only there', () => {
    expect(graduateSite(address('/graduates', { locale: 'fr-fr', prefixed: true }))).toEqual(
      redirect('/graduates', 307),
    )
    expect(graduateSite(address('/', { locale: 'de-de', prefixed: true }))).toEqual(
      redirect('/de-de/graduates'),
    )
    expect(graduateSite(address('/people', { locale: 'de-de', prefixed: true }))).toEqual(missing())
    for (const given of [
      address('/graduates'),
      address('/graduates/apply', { locale: 'en-hk' }),
      address('/people', { locale: 'zh-cn' }),
    ])
      passesOn(graduateSite(given), given)
  })

  test('retain language and query of a guessed path', () => {
    expect(
      guessedAddress(address('/careers', { locale: 'fr-fr', prefixed: true, query: 'a=b' })),
    ).toEqual(redirect('/fr-fr/about-us/careers?a=b'))
    const given = address('/people')
    passesOn(guessedAddress(given), given)
  })

  test('accept only built routes', () => {
    const given = address('/people', { locale: 'zh-cn' })
    passesOn(knownRoute(given), given)
    expect(knownRoute(address('/nowhere', { locale: 'zh-cn' }))).toEqual(missing('zh-cn'))
    expect(knownRoute(address('/graduates/nowhere', { locale: 'en-sg' }))).toEqual(missing())
  })

  test('accept only the filters of a list', () => {
    expect(dynamicPage(address('/people', { query: 'q=a', locale: 'fr-fr' }))).toEqual(
      rewrite('/fr-fr/people/dynamic'),
    )
    for (const given of [
      address('/people'),
      address('/people', { query: 'x=a' }),
      address('/', { query: 'q=a' }),
      address('/nowhere', { query: 'q=a' }),
    ])
      passesOn(dynamicPage(given), given)
  })

  test('rewrite the default locale to its folder', () => {
    expect(defaultLanguage(address('/'))).toEqual(rewrite('/en'))
    expect(defaultLanguage(address('/people'))).toEqual(rewrite('/en/people'))
    expect(defaultLanguage(address('/people', { locale: 'fr-fr', prefixed: true }))).toEqual({
      kind: 'next',
    })
  })
})
