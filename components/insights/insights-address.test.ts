import { parseInsightFilters } from '@/lib/content/insights/filters'
import { insightsHref } from './insights-address'

const insights = parseInsightFilters({ q: 'tax', kind: 'guide', from: '2026-01-01', page: '3' })

describe('the address of a list of insights', () => {
  test.each([
    [{}, '/insights?q=tax&kind=guide&from=2026-01-01'],
    [{ page: 2 }, '/insights?q=tax&kind=guide&from=2026-01-01&page=2'],
    [{ kind: '', q: '' }, '/insights?from=2026-01-01'],
  ])('with %j begins at the first page again', (changes, href) =>
    expect(insightsHref(insights, changes, 'en')).toBe(href),
  )

  test('leads back to the same filters', () => {
    const url = new URL(insightsHref(insights, { page: 3 }, 'zh-cn'), 'https://site.test')
    expect(url.pathname).toBe('/zh-cn/insights')
    expect(parseInsightFilters(Object.fromEntries(url.searchParams))).toEqual(insights)
  })
})
