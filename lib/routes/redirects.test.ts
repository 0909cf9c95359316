import { matchRoute } from './match'
import { findRedirect, redirectSources } from './redirects'

/** The guessed paths of decisions 3 and 5. */
const guessed: [from: string, to: string][] = [
  ['/articles', '/insights?type=publication'],
  ['/publications', '/insights?type=publication'],
  ['/events', '/insights?type=event'],
  ['/training', '/insights?type=training'],
  ['/training-series', '/insights?type=training-series'],
  ['/about-us/our-story', '/our-story'],
  ['/about-us/pro-bono', '/pro-bono'],
  ['/about-us/fraud-and-scam-alerts', '/fraud-and-scam-alerts'],
  ['/about-us/responsible-business', '/responsible-business'],
  ['/about-us/corporate-responsibility', '/corporate-responsibility'],
  ['/sector/tmt', '/tmt'],
  ['/expertise/tmt', '/tmt'],
  ['/sector/financial-institutions', '/financial-institutions'],
  ['/expertise/financial-institutions', '/financial-institutions'],
  ['/sector/life-sciences', '/life-sciences'],
  ['/expertise/life-sciences', '/life-sciences'],
  ['/sector/asset-management-and-investment-funds', '/asset-management-and-investment-funds'],
  ['/expertise/asset-management-and-investment-funds', '/asset-management-and-investment-funds'],
  ['/products/disputes-aviator', '/disputes-aviator'],
  ['/products/access-the-tool', '/access-the-tool'],
  ['/insights/publications/1/a', '/publications/1/a'],
  ['/insights/articles/1/a', '/publications/1/a'],
  ['/articles/1/a', '/publications/1/a'],
  ['/insights/events/1/a', '/events/1/a'],
  ['/insights/events/1/a/register', '/events/1/a/register'],
  ['/insights/training/1/a', '/training/1/a'],
  ['/insights/training-series/1/a', '/training-series/1/a'],
  ['/careers', '/about-us/careers'],
  ['/careers/benefits', '/about-us/careers/benefits'],
  ['/why-join-us', '/about-us/careers/why-join-us'],
  ['/news', '/about-us/news'],
  ['/news/a', '/about-us/news/a'],
  ['/success-stories', '/about-us/careers/sucess-stories'],
  ['/sucess-stories', '/about-us/careers/sucess-stories'],
  ['/about-us/careers/success-stories', '/about-us/careers/sucess-stories'],
  ['/cookie-policy', '/legal-and-regulatory-information/cookie-policy'],
  ['/data-privacy', '/legal-and-regulatory-information/data-privacy'],
  ['/service', '/expertise'],
  ['/services', '/expertise'],
  ['/sector', '/expertise'],
  ['/sectors', '/expertise'],
  ['/offices', '/locations'],
]

describe('a guessed path', () => {
  test.each(guessed)('%s redirects to %s', (from, to) => expect(findRedirect(from)).toBe(to))

  test.each(redirectSources)('%s redirects directly to a route of the table', (from) => {
    const [path = ''] = (findRedirect(from) ?? '').split('?')
    expect(matchRoute(path)).not.toBeNull()
    expect(findRedirect(path)).toBeNull()
  })

  test.each([
    ['/careers', 'utm_source=x', '/about-us/careers?utm_source=x'],
    ['/news/a', 'a=1&a=2', '/about-us/news/a?a=1&a=2'],
    ['/articles', 'q=tax&page=2', '/insights?q=tax&page=2&type=publication'],
    ['/articles', 'type=event', '/insights?type=publication'],
    ['/events', 'type=a&type=b', '/insights?type=event'],
    ['/sector/tmt', 'q=%2F%2Fevil.test', '/tmt?q=%2F%2Fevil.test'],
  ])('%s?%s retains the query', (path, query, to) =>
    expect(findRedirect(path, new URLSearchParams(query))).toBe(to),
  )

  test('does not change its argument', () => {
    const search = new URLSearchParams('q=a')
    findRedirect('/articles', search)
    expect(search.toString()).toBe('q=a')
  })
})

describe('a canonical path', () => {
  test.each([
    '/',
    '/people',
    '/insights',
    '/insights/other',
    '/publications/1/a',
    '/events/1/a',
    '/our-story',
    '/tmt',
    '/about-us',
    '/about-us/careers',
    '/about-us/careers/sucess-stories',
    '/service/tmt',
    '/sector/energy',
    '/careersx',
    '/xcareers',
    '/Careers',
    '/constructor',
    '/__proto__',
    '/toString',
    '/hasOwnProperty/x',
    '//careers',
    '',
  ])('%j has no redirect', (path) => expect(findRedirect(path)).toBeNull())
})
