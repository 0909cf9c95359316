import { toHref, toLocales, toReportQuery } from './report-query'

describe('toReportQuery', () => {
  test('reads type, language, severity and the place in the list', () =>
    expect(
      toReportQuery({
        type: 'news',
        language: 'fr-fr',
        severity: 'error',
        after: 'news/12',
      }),
    ).toEqual({
      collection: 'news',
      locale: 'fr-fr',
      severity: 'error',
      after: { collection: 'news', id: 12 },
    }))

  test.each([
    [{}],
    [{ type: 'users', language: 'xx', severity: 'fatal', after: 'users/1' }],
    [{ type: ['news'], after: 'news/1e9' }],
    [{ after: 'news/-1' }],
    [{ after: ['news/1', 'news/2'] }],
  ])('replaces what is unknown: %j', (params) =>
    expect(toReportQuery(params)).toEqual({
      collection: null,
      locale: null,
      severity: null,
      after: null,
    }),
  )

  test.each(['/admin/findings', '/admin/findings?type=news&severity=error&after=news%2F12'])(
    'reads %s as it was written',
    (href) => {
      const params = Object.fromEntries(new URL(href, 'http://localhost').searchParams)
      expect(toHref(toReportQuery(params))).toBe(href)
    },
  )
})

test('only graduate pages are checked in the languages of the graduate site', () => {
  expect(toLocales('news')).toEqual(['en', 'fr-fr', 'zh-cn'])
  expect(toLocales('graduate-pages')).toContain('nl-nl')
})
