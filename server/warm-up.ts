import type { CachedPages } from './cached-pages'
import type { Renderer } from './renderer'

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

/** Renders the pages of the sitemaps that the build did not, after all that readers ask for. */
export async function warmUp(renderer: Renderer, pages: CachedPages, host: string): Promise<void> {
  const read = (address: string) =>
    renderer.request(
      new URL(address, 'http://site').pathname,
      { headers: { host }, priority: 'warming' },
      async ({ statusCode, body }) => {
        if (statusCode !== 200) throw new Error(`Next responded ${statusCode} to ${address}`)
        return addressesIn(await body.text())
      },
    )
  for (const sitemap of await read('/sitemap.xml'))
    await pages.renderMissing((await read(sitemap)).map((address) => new URL(address).pathname))
}
