/** Reads a whole site as a visitor without scripts, and judges each page by its markup. */

/** Where a visitor begins; the lists are reached by their addresses, as an empty menu has none. */
const starts = [
  '/',
  '/fr-fr',
  '/zh-cn',
  '/site-map',
  '/people',
  '/insights',
  '/insights?type=event',
  '/expertise',
  '/solutions',
  '/locations',
  '/about-us',
  '/about-us/news',
  '/about-us/careers',
  '/contact-us',
  '/deals',
  '/products',
  '/search',
  '/sign-in',
  '/sign-up',
]

/**
 * @param {string} site
 * @returns {Promise<{ count: number, problems: string[] }>}
 */
export async function crawlSite(site) {
  const listed = await readSitemaps(site)
  /** @type {Map<string, string>} the page that has the link, by its address */
  const from = new Map([...starts, ...listed].map((address) => [address, 'the start']))
  const queue = [...from.keys()]
  /** @type {string[]} */
  const problems = []
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const { status, html } = await read(site + address)
    if (status !== 200) problems.push(`${address} has status ${status} (from ${from.get(address)})`)
    if (!html) continue
    problems.push(...findFlaws(html).map((flaw) => `${address} has ${flaw}`))
    for (const link of linksOf(html, site)) {
      if (from.has(link)) continue
      from.set(link, address)
      queue.push(link)
    }
  }
  return { count: from.size, problems }
}

/** @param {string} url */
async function read(url) {
  const response = await fetch(url, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(60_000),
  })
  const isPage = response.headers.get('content-type')?.includes('html')
  const text = await response.text()
  return { status: response.status, html: isPage ? text : '' }
}

/** @param {string} site */
async function readSitemaps(site) {
  const addressesIn = async (/** @type {string} */ url) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at)
  const files = await addressesIn(`${site}/sitemap.xml`)
  const pages = await Promise.all(files.map((file) => addressesIn(String(file))))
  return pages.flat().map((url) => String(url).slice(site.length) || '/')
}

/** @param {string} html @param {string} site */
const linksOf = (html, site) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, raw = '']) => {
    const href = raw.replaceAll('&amp;', '&').replace(site, '') || '/'
    const [address = ''] = href.split('#')
    const isInternal = address.startsWith('/') && !address.startsWith('//')
    return isInternal && !address.startsWith('/api/auth/') ? [address] : []
  })

/** @param {string} html @returns {string[]} what no page may have */
export function findFlaws(html) {
  const body = /<body[\s\S]*$/.exec(html)?.[0].replaceAll(/<script[\s\S]*?<\/script>/g, '') ?? ''
  const titles = [...body.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)]
  const headings = [...body.matchAll(/<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/g)]
  const links = [...body.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)]
  const main = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(body)?.[1]
  const content = main?.replaceAll(/<(h1|nav|aside)\b[\s\S]*?<\/\1>/g, '')
  return [
    ...(content === undefined || toText(content) ? [] : ['nothing below its headline']),
    ...(titles.length === 1 ? [] : [`${titles.length} headlines`]),
    ...headings.filter(([, , text]) => !toText(text)).map(([, level]) => `an empty ${level}`),
    ...[...body.matchAll(headingOverNothing)]
      .filter(([, text]) => !text?.includes('<a '))
      .map(([, text]) => `“${toText(text)}” over nothing`),
    ...links
      .filter(([, attributes, text]) => !toText(text) && !/aria-label="[^"]/.test(attributes ?? ''))
      .map(([, attributes]) => `a link without words:${attributes}`),
  ]
}

/** A heading whose section ends without a text, a field or a picture; one that is a link is enough. */
const headingOverNothing =
  /<h[2-6]\b[^>]*>((?:(?!<\/h[2-6]>)[\s\S])*)<\/h[2-6]>(?:\s|<(?!\/?section\b|input|select|button|img|svg|h[1-6]\b)[^>]*>)*<\/section>/g

/** Pictures count with the words that they have. @param {string | undefined} html */
const toText = (html = '') =>
  html
    .replaceAll(/<(?:img|svg)\b[^>]*(?:alt|aria-label)="([^"]+)"[^>]*>/g, '$1')
    .replaceAll(/<[^>]*>/g, '')
    .trim()
