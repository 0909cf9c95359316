import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import type { CachedPages } from './cached-pages'
import type { Renderer } from './renderer'

/** The machine is busy after a start, and no visitor waits. */
const patiently = retry(handleAll, {
  maxAttempts: 20,
  backoff: new ExponentialBackoff({ initialDelay: 1_000, maxDelay: 30_000 }),
})

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

/** Renders the pages of the sitemaps that the build did not, after all that readers request. */
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
  const readPatiently = (address: string) => patiently.execute(() => read(address))
  for (const sitemap of await readPatiently('/sitemap.xml')) {
    const addresses = await readPatiently(sitemap)
    await pages.renderMissing(addresses.map((address) => new URL(address).pathname))
  }
}
