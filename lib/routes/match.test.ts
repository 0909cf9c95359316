import { toHref, type RouteParams } from './href'
import { matchRoute } from './match'
import { splitParts } from './pattern'
import { routeEntries, type RouteName } from './table'

/** Values for every segment of a pattern, with the shortest or longest run. */
function exampleParams(pattern: string, longest: boolean): RouteParams {
  const params: RouteParams = {}
  for (const part of splitParts(pattern)) {
    if (part.kind === 'segment')
      params[part.name] = part.name === 'id' ? '1001' : `any-${part.name}`
    if (part.kind === 'run') {
      const length = longest ? part.max : part.min
      params[part.name] = Array.from({ length }, (_, index) =>
        part.name === 'pairs' && index % 2 === 0 ? String(index + 1) : `level-${index}`,
      )
    }
  }
  return params
}

const cases = routeEntries.map(([name, { pattern }]) => [name, pattern] as const)

describe('a route of the table', () => {
  test.each(cases)('%s is found at its own address', (name, pattern) => {
    for (const longest of [false, true]) {
      const params = exampleParams(pattern, longest)
      expect(matchRoute(toHref({ to: name, params }, 'en'))).toEqual({ name, params })
    }
  })

  test.each(cases)(
    '%s has no page one level below its longest address, unless another route does',
    (name, pattern) => {
      const below =
        `${toHref({ to: name, params: exampleParams(pattern, true) }, 'en')}/one-more`.replace(
          '//',
          '/',
        )
      expect(matchRoute(below)?.name).not.toBe(name)
    },
  )
})

describe('a path with an extra segment', () => {
  test.each([
    '/people/1001/ines-kato/more',
    '/publications/1/a/more',
    '/service/a/b/c/d',
    '/sector/a/b/c/d',
    '/solutions/a/b/c',
    '/about-us/a/b/c/d/e/f',
    '/about-us/careers/a/b/c/d/e/f',
    '/locations/tokyo/more',
    '/offices/tokyo/more',
    '/search/more',
    '/our-story/more',
    '/contact-us/a/b',
    '/events/1/a/register/more',
    '/products/navigator/s/r/j/status-table/more',
    '/dashboard/profile/security/more',
    '/graduates/apply/more',
    '/features/root/1/a/2',
  ])('%s has no route', (path) => expect(matchRoute(path)).toBeNull())
})

describe('a fixed segment takes precedence over a slug', () => {
  test.each<[string, RouteName]>([
    ['/about-us/news', 'newsList'],
    ['/about-us/news/a', 'newsItem'],
    ['/about-us/careers', 'careers'],
    ['/about-us/careers/benefits', 'careersBenefits'],
    ['/about-us/careers/else', 'careersPage'],
    ['/about-us/else', 'aboutPage'],
    ['/events/1/a/register', 'eventRegister'],
    ['/events/1/a', 'event'],
    ['/features/marketing/a', 'featureMarketing'],
    ['/products/marketing/a', 'productMarketing'],
    ['/products/navigator', 'navigator'],
    ['/products/navigator/a', 'navigatorService'],
    ['/products/navigator/a/b', 'navigatorRegion'],
    ['/products/navigator/a/b/c', 'navigatorJurisdiction'],
    ['/products/navigator/a/report-builder', 'navigatorReportBuilder'],
    ['/products/navigator/a/marketing/b', 'navigatorMarketing'],
    ['/products/navigator/a/content/1/b', 'navigatorContent'],
    ['/products/navigator/a/b/content/1/c', 'navigatorRegionContent'],
    ['/products/navigator/a/b/c/status-table', 'navigatorStatusTable'],
    ['/products/else', 'product'],
    ['/graduates/apply', 'graduatesApply'],
    ['/dashboard/profile/details', 'profileDetails'],
  ])('%s is %s', (path, name) => expect(matchRoute(path)?.name).toBe(name))
})

describe('a fixed segment takes precedence in any order of the table', () => {
  test.each<[string, RouteName]>([
    ['/about-us/news', 'newsList'],
    ['/about-us/careers/benefits', 'careersBenefits'],
    ['/products/marketing/a', 'productMarketing'],
    ['/products/navigator/a/report-builder', 'navigatorReportBuilder'],
    ['/products/navigator/a/content/1/b', 'navigatorContent'],
  ])('%s is %s in a reversed table', async (path, name) => {
    jest.resetModules()
    jest.doMock('./table', () => ({ routeEntries: [...routeEntries].reverse() }))
    const { matchRoute: matchUpsideDown } = await import('./match')
    jest.dontMock('./table')
    expect(matchUpsideDown(path)?.name).toBe(name)
  })
})

describe('pairs of id and slug', () => {
  test.each([
    ['/features/root', []],
    ['/features/root/1/a', ['1', 'a']],
    ['/features/root/1/a/2/b', ['1', 'a', '2', 'b']],
  ])('%s is a feature', (path, pairs) =>
    expect(matchRoute(path)).toEqual({ name: 'feature', params: { root: 'root', pairs } }),
  )

  test.each([
    '/features/root/1',
    '/features/root/a/1',
    '/features/root/a/b',
    '/features/root/1/a/2',
    '/features/root/0/a',
    '/products/root/x/1',
  ])('%s has no route', (path) => expect(matchRoute(path)).toBeNull())
})

describe('a malformed path', () => {
  test.each([
    '/__proto__',
    '/constructor',
    '/toString',
    '/hasOwnProperty',
    '/people/__proto__',
    '/people/abc/ines-kato',
    '/people/0/a',
    '/people/-1/a',
    '/people/1e3/a',
    '/people/1001',
    '/..',
    '/../people/x',
    '/people/..',
    '/.',
    '/%2e%2e',
    '/people%2F1001%2Fa',
    '/中文',
    '/péople',
    '/PEOPLE',
    '/People/1/a',
    '/people ',
    '/ people',
    '/people?q=a',
    '/people#a',
    '/\u0000',
    '/people\n',
    '/:slug',
    '/people/:id/:slug',
    '/people/dynamic',
    '/en/people',
  ])('%j has no route', (path) => expect(matchRoute(path)).toBeNull())

  test.each([10_000, 1_000_000])('one of %d letters is missing, and soon', (length) => {
    const began = performance.now()
    expect(matchRoute(`/${'a'.repeat(length)}`)).toBeNull()
    expect(matchRoute(`/people/1/${'a/'.repeat(length / 2)}`)).toBeNull()
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test.each(['', '/', '//'])('%j is the home page', (path) =>
    expect(matchRoute(path)?.name).toBe('home'),
  )
})
