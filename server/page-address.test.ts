import { toName } from './page-address'

test.each<[string, ReturnType<typeof toName>]>([
  ['/', { key: '/en', path: '/' }],
  ['/people', { key: '/en/people', path: '/people' }],
  ['/people?utm_source=x', { key: '/en/people', path: '/people' }],
  ['/people?_rsc=1a2b', { key: '/en/people', path: '/people' }],
  ['/fr-fr/people', { key: '/fr-fr/people', path: '/fr-fr/people' }],
  [
    '/zh-cn/people/1057/ines-kato',
    { key: '/zh-cn/people/1057/ines-kato', path: '/zh-cn/people/1057/ines-kato' },
  ],
  ['/people?level=partner', 'other'],
  ['/dashboard', 'other'],
  ['/sign-in', 'other'],
  ['/auth', { key: '/en/auth', path: '/auth', isPrivate: true }],
  ['/auth?error=org_id', 'other'],
  ['/en/people', 'moved'],
  ['/people/', 'moved'],
  ['/People', 'moved'],
  ['/people/1057/%C3%A9', 'other'],
  ['/api/health', 'other'],
  ['/_next/static/chunks/a.js', 'other'],
  ['/robots.txt', 'other'],
  ['/sitemaps/pages-en.xml', { key: '/sitemaps/pages-en.xml', path: '/sitemaps/pages-en.xml' }],
  ['/sitemaps/passwd', 'other'],
  ['/api/feeds/en/news?x=1', { key: '/api/feeds/en/news', path: '/api/feeds/en/news' }],
  ['/api/feeds/en/news?year=2026', 'other'],
  ['/api/feeds/en/news/dynamic', 'other'],
  ['/api/vcard/en/1/a.vcf', { key: '/api/vcard/en/1/a.vcf', path: '/api/vcard/en/1/a.vcf' }],
  ['/%E4%B8%AD', 'missing'],
  ['/nothing-here', 'missing'],
  ['/fr-fr/rien', 'missing'],
  ['/__proto__', 'missing'],
])('%s names %j', (url, named) => {
  expect(toName(url)).toEqual(named)
  expect(toName(url)).toEqual(named)
})

test('a page that shows members more is not the cached one for them', () => {
  expect(toName('/people', true)).toEqual({ key: '/en/people', path: '/people' })
  expect(toName('/products/navigator/data-protection', true)).toBe('other')
})
