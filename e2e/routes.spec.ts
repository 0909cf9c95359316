import { graduateLocales, siteLocales, toPrefix } from '@law-firm/contract/locales'
import { toHref } from '../lib/routes/href'
import { matchRoute } from '../lib/routes/match'
import { routeEntries, routes } from '../lib/routes/table'
import { crawl, type CrawledPage } from './support/crawl'
import { expect, services, test } from './support/site'

let pages: Map<string, CrawledPage>

const withoutPrefix = (path: string): string => {
  const prefix =
    [...siteLocales, ...graduateLocales]
      .map(toPrefix)
      .find((candidate) => candidate && (path === candidate || path.startsWith(`${candidate}/`))) ??
    ''
  return path.slice(prefix.length) || '/'
}

const isOfMembers = (path: string): boolean => {
  const match = matchRoute(withoutPrefix(path.split('?')[0] ?? path))
  return match !== null && routes[match.name].area === 'member'
}

const htmlPages = () =>
  [...pages.values()].filter(({ type, path }) => type.includes('html') && !isOfMembers(path))

test.describe('the whole site', () => {
  // one worker: the site is crawled once
  test.describe.configure({ mode: 'default', timeout: 240_000 })

  test.beforeAll(async ({ playwright }) => {
    test.setTimeout(240_000) // 1,500 pages, some of them rendered on demand
    const request = await playwright.request.newContext({ baseURL: services.site })
    const lists = siteLocales.flatMap((locale) =>
      ['event', 'training', 'training-series'].map((type) =>
        toHref({ to: 'insights', query: { type } }, locale),
      ),
    )
    pages = await crawl(request, services.site, [
      '/',
      '/fr-fr',
      '/zh-cn',
      ...lists,
      ...graduateLocales.map((locale) => toHref({ to: 'graduates' }, locale)),
    ])
    await request.dispose()
  })

  test('every internal link returns a page', () => {
    // Sign-in links redirect to the provider, and members' pages to the sign-in.
    const isReachable = ({ status, path }: CrawledPage) =>
      status === 200 ||
      (status === 307 && (path.startsWith('/api/auth/login?') || isOfMembers(path)))
    expect(
      [...pages.values()]
        .filter((page) => !isReachable(page))
        .map(({ status, path, from }) => `${status} ${path} from ${from}`),
    ).toEqual([])
    expect(pages.size).toBeGreaterThan(1200)
  })

  test('every row of the route table has a page, in each of its languages @story', async ({
    request,
  }) => {
    const visitedRoutes = new Set(
      htmlPages().map(
        ({ path }) =>
          `${matchRoute(withoutPrefix(path))?.name} ${path.slice(0, path.length - withoutPrefix(path).length).replace(/\/$/, '')}`,
      ),
    )
    const missing: string[] = []
    for (const [name, { pattern, site, area, built }] of routeEntries) {
      if (
        !built ||
        area !== 'public' ||
        name === 'thankYou' ||
        /received$/i.test(name) ||
        name === 'search'
      )
        continue
      for (const locale of site === 'site' ? siteLocales : graduateLocales) {
        if (visitedRoutes.has(`${name} ${toPrefix(locale)}`)) continue
        // A page with a fixed URL need not be linked in every language.
        if (pattern.includes(':')) missing.push(`${name} in ${locale}`)
        else if ((await request.get(toHref({ to: name }, locale))).status() !== 200)
          missing.push(`${name} in ${locale}`)
      }
    }
    expect(missing).toEqual([])
  })

  test('every page has one headline, a title, a canonical URL and a breadcrumb', () => {
    const problems = htmlPages().flatMap(({ path, title, headings, canonical, structured }) => [
      ...(headings === 1 ? [] : [`${path}: ${headings} headlines`]),
      ...(title.length > 12 ? [] : [`${path}: title "${title}"`]),
      ...(canonical?.startsWith(services.site) ? [] : [`${path}: canonical ${canonical}`]),
      ...(withoutPrefix(path) === '/' ||
      withoutPrefix(path) === '/graduates' ||
      path.includes('/thank-you/') ||
      structured.some((item) => item['@type'] === 'BreadcrumbList')
        ? []
        : [`${path}: no breadcrumb`]),
    ])
    expect(problems).toEqual([])
  })

  test('titles are unique per language', () => {
    const titles = new Map<string, string[]>()
    for (const { path, title, canonical, noIndex } of htmlPages()) {
      const isCanonical = canonical === services.site + (path === '/' ? '' : path)
      if (isCanonical && !noIndex) titles.set(title, [...(titles.get(title) ?? []), path])
    }
    expect(
      [...titles].filter(
        ([, paths]) =>
          paths.length > 1 &&
          new Set(paths.map((path) => path.slice(0, path.length - withoutPrefix(path).length)))
            .size < paths.length,
      ),
    ).toEqual([])
  })

  test('alternates are reciprocal', () => {
    const byAddress = new Map(
      htmlPages().map((page) => [services.site + (page.path === '/' ? '' : page.path), page]),
    )
    const problems: string[] = []
    for (const page of htmlPages()) {
      for (const alternate of page.alternates) {
        const [, address = ''] = alternate.split(' ')
        const otherPage = byAddress.get(address)
        if (!otherPage) problems.push(`${page.path} names ${address}, which no page links to`)
        else if (String(otherPage.alternates) !== String(page.alternates))
          problems.push(`${page.path} and ${otherPage.path} name different languages`)
      }
    }
    expect(problems.slice(0, 20)).toEqual([])
  })

  test('sitemaps list every indexable page and no other', async ({ request }) => {
    const index = await (await request.get('/sitemap.xml')).text()
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(files.length).toBe(9 * siteLocales.length + graduateLocales.length)
    const listed = new Set<string>()
    for (const file of files) {
      const xml = await (await request.get(file)).text()
      for (const [, address = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/g))
        listed.add(address.replace(/\/$/, ''))
    }
    const byAddress = new Map(
      htmlPages().map((page) => [services.site + (page.path === '/' ? '' : page.path), page]),
    )
    expect(
      [...listed].filter(
        (address) =>
          byAddress.get(address)?.noIndex ||
          (byAddress.get(address) && byAddress.get(address)?.canonical !== address),
      ),
    ).toEqual([])
    const unlisted = htmlPages().filter(
      ({ noIndex, canonical, path }) =>
        !noIndex &&
        canonical === services.site + (path === '/' ? '' : path) &&
        !listed.has(canonical),
    )
    expect(unlisted.map(({ path }) => path)).toEqual([])
  })
})

test.describe('unknown URLs', () => {
  const deep = [
    '/about-us/a/b/c/d/e/f',
    '/about-us/careers/a/b/c/d/e/f',
    '/service/a/b/c/d',
    '/sector/a/b/c/d',
    '/solutions/a/b/c',
    '/people/1057/ines-kato/x',
    '/locations/japan/x',
    '/offices/tokyo/x',
    '/features/energy-transition/1',
    '/thank-you/contact-us/x',
    '/graduates/faq/x',
    '/nl-nl/graduates/faq/x',
    '/contact-us/press/x',
    '/deals/x',
    '/site-map/x',
  ]
  const unknownPaths = [
    '/service/nowhere',
    '/about-us/nowhere',
    '/locations/atlantis',
    '/offices/atlantis',
    '/events/999999/x',
    '/training/999999/x',
    '/about-us/news/nowhere',
    '/features/nowhere',
    '/products/nowhere',
    '/thank-you/nowhere',
    '/contact-us/nowhere',
    '/graduates/nowhere',
    '/features/energy-transition/999999/x',
    '/%E0%A4%A',
    '/%ff',
    `/${'a'.repeat(10_000)}`,
    '/de-de/people',
    '/fr-fr/__proto__',
  ]
  for (const path of [...deep, ...unknownPaths]) {
    test(`${path.slice(0, 60)} returns 404 @story`, async ({ request }) =>
      expect([400, 404]).toContain((await request.get(path, { maxRedirects: 0 })).status()))
  }

  for (const [from, to] of [
    ['/service/wrong/merger-control', '/service/competition/merger-control'],
    ['/sector/aviation', '/sector/infrastructure-and-transport/aviation'],
    ['/events/1/wrong-slug', '/events/1/living-sector-forum'],
    ['/fr-fr/events/1/x', '/fr-fr/events/1/living-sector-forum'],
    ['/our-people', '/people'],
    ['/fr-fr/our-people', '/fr-fr/people'],
    ['/fr-fr/graduates', '/graduates'],
    ['/en-sg', '/en-sg/graduates'],
    ['/about-us/our-story', '/our-story'],
    ['/sector/tmt', '/tmt'],
    ['/articles', '/insights?type=publication'],
    ['/success-stories', '/about-us/careers/sucess-stories'],
  ] as const) {
    test(`${from} redirects to ${to} @story`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect([307, 308]).toContain(response.status())
      expect(response.headers().location?.replace(services.site, '')).toBe(to)
    })
  }

  test('the 404 page links to similar pages, without JavaScript @story', async ({ request }) => {
    const response = await request.get('/merger-control-tokyo', {
      headers: { accept: 'text/html' },
    })
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toContain('href="/service/competition/merger-control"')
    expect(html).toContain('href="/offices/tokyo"')
  })
})
