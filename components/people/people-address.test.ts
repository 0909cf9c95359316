import { parsePeopleFilters } from '@/lib/content/people/filter-people'
import { insightsHref } from '../insights/insights-address'
import { parseInsightFilters } from '@/lib/content/insights/filters'
import { peopleHref } from './people-address'

const people = parsePeopleFilters({ q: 'a b', office: 'tokyo', sort: 'level', page: '3' })
const insights = parseInsightFilters({ q: 'tax', kind: 'guide', from: '2026-01-01', page: '3' })

describe('the address of a list of people', () => {
  test.each([
    [{}, '/people?q=a+b&office=tokyo&sort=level'],
    [{ page: 2 }, '/people?q=a+b&office=tokyo&sort=level&page=2'],
    [{ office: '' }, '/people?q=a+b&sort=level'],
    [{ letter: 'K', sort: 'name' as const }, '/people?q=a+b&office=tokyo&letter=K'],
    [{ page: 1 }, '/people?q=a+b&office=tokyo&sort=level'],
  ])('with %j begins at the first page again', (changes, href) => expect(peopleHref(people, changes, 'en')).toBe(href))

  test('without filters is the plain list', () => expect(peopleHref(parsePeopleFilters({}), {}, 'fr-fr')).toBe('/fr-fr/people'))

  test('leads back to the same filters', () => {
    const url = new URL(peopleHref(people, { page: 3 }, 'en'), 'https://site.test')
    expect(parsePeopleFilters(Object.fromEntries(url.searchParams))).toEqual(people)
  })
})

describe('the address of a list of insights', () => {
  test.each([
    [{}, '/insights?q=tax&kind=guide&from=2026-01-01'],
    [{ page: 2 }, '/insights?q=tax&kind=guide&from=2026-01-01&page=2'],
    [{ kind: '', q: '' }, '/insights?from=2026-01-01'],
  ])('with %j begins at the first page again', (changes, href) => expect(insightsHref(insights, changes, 'en')).toBe(href))

  test('leads back to the same filters', () => {
    const url = new URL(insightsHref(insights, { page: 3 }, 'zh-cn'), 'https://site.test')
    expect(url.pathname).toBe('/zh-cn/insights')
    expect(parseInsightFilters(Object.fromEntries(url.searchParams))).toEqual(insights)
  })
})
