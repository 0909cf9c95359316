import type { APIRequestContext } from '@playwright/test'

/** A crawled page. */
export type CrawledPage = {
  path: string
  status: number
  /** The first page that links here. */
  from: string
  type: string
  title: string
  headings: number
  canonical: string | null
  /** `hreflang href` of each alternate. */
  alternates: string[]
  noIndex: boolean
  language: string
  structured: { '@type': string }[]
}

const atOnce = 8

/**
 * Follows every internal link from the start paths; query strings of filtered lists are dropped. What
 * has no room for eight readers at once (503 with `retry-after`) is visited again.
 */
export async function crawl(
  request: APIRequestContext,
  site: string,
  start: readonly string[],
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const from = new Map<string, string>(start.map((path) => [path, '']))
  const queue = [...start]
  const again = new Set<string>()
  const visit = async (path: string) => {
    const response = await request.get(path, {
      headers: { accept: 'text/html' },
      maxRedirects: 0,
      timeout: 30_000,
    })
    if (response.status() === 503 && response.headers()['retry-after'] && !again.has(path)) {
      again.add(path)
      queue.push(path)
      return
    }
    const type = response.headers()['content-type'] ?? ''
    const html = type.includes('html') ? await response.text() : ''
    pages.set(path, {
      path,
      status: response.status(),
      from: from.get(path) ?? '',
      type,
      ...readPage(html),
    })
    for (const link of linksOf(html, site)) {
      if (from.has(link)) continue
      from.set(link, path)
      queue.push(link)
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(visit))
  return pages
}

/** Decodes HTML entities. */
export const decode = (text: string): string =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')

function linksOf(html: string, site: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, raw = '']) => {
    const href = decode(raw).replace(site, '') || '/'
    if (!href.startsWith('/') || href.startsWith('//')) return []
    const [address = ''] = href.split('#')
    return [
      address.includes('?') && !address.startsWith('/api/')
        ? (address.split('?')[0] ?? '')
        : address,
    ].filter(Boolean)
  })
}

const readPage = (html: string) => ({
  title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
  headings: [...html.matchAll(/<h1[\s>]/g)].length,
  canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null,
  alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
    .map(([, language, href]) => `${language} ${href}`)
    .sort(),
  noIndex: /<meta name="robots" content="[^"]*noindex/.test(html),
  language: /<html lang="([^"]+)"/.exec(html)?.[1] ?? '',
  structured: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string },
  ),
})
