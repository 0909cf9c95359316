import { siteLocales, toPrefix } from '@law-firm/contract/locales'
import { dynamicForMembers } from './dynamic'
import { allowsPrefetch, isPrefetchable } from './prefetch'
import { routeEntries } from './table'

const home = { pathname: '/', search: '' }
const missing = { pathname: '/missing', search: '' }

describe.each(siteLocales)('a link to a page in %s', (locale) => {
  test.each(
    routeEntries
      .filter(([, { site }]) => site === 'site')
      .map(([name, { pattern, area }]) => ({ name, pattern, area })),
  )('$name is prefetched when its page is cached', ({ name, pattern, area }) => {
    const pathname = `${toPrefix(locale)}${pattern.replace(/:\w+(\{[\d,]+\})?/g, 'x')}`
    const link = { pathname, search: '' }
    expect(isPrefetchable(link, missing, false)).toBe(area === 'public')
    expect(isPrefetchable(link, missing, true)).toBe(
      area === 'public' && !dynamicForMembers.includes(name),
    )
  })
})

test.each([
  ['/people', '?practice=competition', false],
  ['/people', '', true],
  ['/api/health', '', false],
  ['/favourites-and-more', '', true],
  ['/', '', false],
])('%s%s from the home page: %s', (pathname, search, expected) => {
  expect(isPrefetchable({ pathname, search }, home, false)).toBe(expected)
})

test('the current page is prefetched only without its filters', () => {
  const people = { pathname: '/people', search: '' }
  expect(isPrefetchable(people, people, false)).toBe(false)
  expect(isPrefetchable(people, { ...people, search: '?practice=competition' }, false)).toBe(true)
})

test.each([
  [undefined, true],
  [{}, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '3g' }, true],
])('a connection of %j allows prefetching: %s', (connection, expected) => {
  expect(allowsPrefetch(connection)).toBe(expected)
})
