/** First-load JavaScript of pages, without lazy-loaded chunks. */
import { brotliCompressSync } from 'node:zlib'
import { row } from './table.mjs'

/** The most that a page's first scripts may have. */
export const maxKibibytes = 122

/** One page of each further type, including those with forms, maps and filters. */
const otherPages = [
  '/expertise',
  '/service/competition',
  '/locations',
  '/offices/tokyo',
  '/events/1/living-sector-forum',
  '/events/1/living-sector-forum/register',
  '/contact-us',
  '/access-the-tool',
  '/deals',
  '/about-us',
  '/about-us/news',
  '/about-us/careers',
  '/our-story',
  '/features/energy-transition',
  '/products',
  '/products/navigator/data-protection',
  '/products/navigator/data-protection/europe',
  '/products/navigator/data-protection/europe/germany',
  '/legal-and-regulatory-information/cookie-policy',
  '/graduates',
  '/graduates/apply',
]

export async function checkClientSize({ siteUrl, person, publication }) {
  const rows = []
  for (const path of ['/', '/people', person, '/insights', publication, '/search', ...otherPages]) {
    const { kibibytes, scripts } = await fetchFirstScripts(siteUrl + path)
    rows.push(
      row(`first JavaScript of ${path.replace(/\/\d+\/[^/]+/, '/{id}/{slug}')}`, kibibytes, {
        most: maxKibibytes,
        unit: ' KiB',
        compared: `${scripts} scripts, with Brotli`,
      }),
    )
  }
  return rows
}

/**
 * The scripts that a page loads at first, compressed as `scripts/finish-build.mjs` does.
 *
 * @param {string} url
 */
export async function fetchFirstScripts(url) {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${url} responded ${response.status}`)
  const sources = scriptsOf(await response.text())
  if (sources.length === 0) throw new Error(`${url} has no scripts: the check reads it wrongly`)
  const lengths = await Promise.all(sources.map((source) => sizeOf(new URL(source, url).href)))
  return {
    kibibytes: lengths.reduce((sum, length) => sum + length, 0) / 1024,
    scripts: sources.length,
  }
}

/** Pages share most scripts. @type {Map<string, Promise<number>>} */
const sizes = new Map()

/** @param {string} url */
function sizeOf(url) {
  const size =
    sizes.get(url) ??
    fetch(url).then(async (script) => brotliCompressSync(await script.arrayBuffer()).length)
  sizes.set(url, size)
  return size
}

/** URLs of a page's scripts, without `nomodule` ones. */
function scriptsOf(html) {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1])
  return [...new Set(sources.filter((source) => source !== undefined))].map((source) =>
    source.replaceAll('&amp;', '&'),
  )
}
