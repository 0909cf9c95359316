import { isStaticFile } from './files'

test.each([
  ['/sitemap.xml', '', true],
  ['/sitemaps/people-en.xml', '', true],
  ['/api/feeds/en/news', '', true],
  ['/api/feeds/en/news', 'year=2026', false],
  ['/api/vcard/en/1/a.vcf', '', true],
  ['/llms.txt', '', true],
  ['/api/menu/zh-cn.json', '', true],
  ['/api/controls/zh-cn.json', '', true],
  ['/robots.txt', '', false],
  ['/sitemap.xml.gz', '', false],
  ['/api/health', '', false],
])('%s with the query %j is cached like a page: %s', (path, query, isCached) =>
  expect(isStaticFile(path, new URLSearchParams(query))).toBe(isCached),
)
