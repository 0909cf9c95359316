import { NextRequest } from 'next/server'
import { defaultLocale, siteLocales } from '@law-firm/contract/locales'
import { filePaths } from '@/lib/routes/files'
import { config, middleware } from './middleware'

const host = 'https://www.site.test'

const run = (path: string) => middleware(new NextRequest(host + path))

describe('the middleware', () => {
  test.each([
    ['/people', '/en/people'],
    ['/people?utm_source=x', '/en/people?utm_source=x'],
    ['/people?q=a', '/en/people/dynamic?q=a'],
    ['/fr-fr/people?q=a%20b', '/fr-fr/people/dynamic?q=a%20b'],
    ['/people?_rsc=abc', '/en/people?_rsc=abc'],
  ])('rewrites %s to %s', (path, internal) =>
    expect(run(path).headers.get('x-middleware-rewrite')).toBe(host + internal),
  )

  test('passes paths with a locale prefix through', () =>
    expect(run('/fr-fr/people').headers.get('x-middleware-next')).toBe('1'))

  test("passes Next's own request for a server action of another route through", () => {
    const request = new NextRequest(host + '/[locale]/publications/[id]/[slug]', {
      headers: { 'x-action-forwarded': '1' },
    })
    expect(middleware(request).headers.get('x-middleware-next')).toBe('1')
  })

  test.each([
    ['/FR', 308, '/fr-fr'],
    ['/careers?a=b', 308, '/about-us/careers?a=b'],
    ['/fr-fr/graduates', 307, '/graduates'],
    ['/people/?_rsc=abc', 308, '/people'],
  ])('redirects %s with status %d to %s', (path, status, to) => {
    const response = run(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe(host + to)
  })

  test.each([
    ['/nowhere', '/en/missing'],
    ['/zh-cn/nowhere', '/zh-cn/missing'],
    ['/en-sg/people', '/en/missing'],
    ['/people/%ff', '/en/missing'],
  ])('returns 404 for %s with the page %s', (path, internal) => {
    const response = run(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('x-middleware-rewrite')).toBe(host + internal)
  })

  test.each([
    '//evil.test',
    '/\\evil.test',
    '/\\/evil.test',
    '/fr//evil.test',
    '/en//evil.test',
    '/en/\\evil.test',
    '/EN///evil.test/',
    '/careers//evil.test',
    '/news/\\\\evil.test',
    '/en/%2F/evil.test',
    '/fr/..//evil.test',
    '/en/@evil.test',
    '/en?next=//evil.test',
  ])('never redirects %s to another host', (path) => {
    const response = run(path)
    const to = response.headers.get('location') ?? response.headers.get('x-middleware-rewrite')
    expect(new URL(to ?? '', host).host).toBe('www.site.test')
  })
})

describe('the matcher', () => {
  test('excludes the paths that the server treats as files', () =>
    expect(config.matcher[0]).toContain(`|(?:${filePaths.replace('_next/|api/|', '')})`))

  const [matcher = ''] = config.matcher
  const isMatched = (path: string) => new RegExp(`^${matcher}$`).test(path)

  test.each([
    '/',
    '/people',
    '/people/1001/ines-kato',
    '/fr-fr',
    '/fr-fr/people',
    '/fr-fr/people/1001',
    '/fr-fr/people/1001/A',
    '/fr-fr/people/x/ines-kato',
    '/fr-fr/nowhere/1/a',
    '/fr-fr/people/1/a/b',
    '/apis',
    '/_nexts',
    '/FR-FR/people/1/a',
  ])('matches %s', (path) => expect(isMatched(path)).toBe(true))

  test.each(siteLocales.filter((locale) => locale !== defaultLocale))(
    'does not match a detail page in %s',
    (locale) => expect(isMatched(`/${locale}/people/1001/ines-kato`)).toBe(false),
  )

  test.each([
    '/_next/static/a.js',
    '/api/health',
    '/favicon.ico',
    '/icon.svg',
    '/robots.txt',
    '/zh-cn/publications/2001/a',
  ])('does not match %s', (path) => expect(isMatched(path)).toBe(false))
})
