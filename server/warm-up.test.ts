import type { CachedPages } from './cached-pages'
import type { Renderer } from './renderer'
import { warmUp } from './warm-up'

const files: Record<string, string> = {
  '/sitemap.xml':
    '<loc>https://firm.test/sitemaps/a.xml</loc><loc>https://firm.test/sitemaps/b.xml</loc>',
  '/sitemaps/a.xml': '<loc>https://firm.test/people/1/a</loc><loc>https://firm.test/</loc>',
  '/sitemaps/b.xml': '<urlset/>',
}

test('the pages of all sitemaps are rendered, behind all readers, also when a sitemap fails first', async () => {
  jest.useFakeTimers({ advanceTimers: 100 })
  const requests: [string, unknown][] = []
  const renderMissing = jest.fn()
  type Consume = (response: object) => unknown
  const request = async (path: string, { priority }: { priority: string }, consume: Consume) => {
    requests.push([path, priority])
    const statusCode = requests.length === 1 ? 503 : 200
    return consume({ statusCode, body: { text: async () => files[path] } })
  }
  await warmUp(
    { request } as unknown as Renderer,
    { renderMissing } as unknown as CachedPages,
    'firm.test',
  )
  expect(requests).toEqual(
    ['/sitemap.xml', '/sitemap.xml', '/sitemaps/a.xml', '/sitemaps/b.xml'].map((path) => [
      path,
      'warming',
    ]),
  )
  expect(renderMissing.mock.calls).toEqual([[['/people/1/a', '/']], [[]]])
  jest.useRealTimers()
})
