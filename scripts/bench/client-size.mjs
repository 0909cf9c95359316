/** First-load JavaScript of pages, without lazy-loaded chunks. */
import { gzipSync } from 'node:zlib'
import { request } from './http-client.mjs'
import { row } from './table.mjs'

const maxKibibytes = 140

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
    const { status, body } = await request(siteUrl + path)
    if (status !== 200) throw new Error(`${path} responded ${status}`)
    const sources = scriptsOf(String(body))
    if (sources.length === 0) throw new Error(`${path} has no scripts: the check reads it wrongly`)
    const sizes = await Promise.all(
      sources.map(
        async (source) => gzipSync((await request(new URL(source, siteUrl))).body).length,
      ),
    )
    const kibibytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    rows.push(
      row(`first JavaScript of ${path.replace(/\/\d+\/[^/]+/, '/{id}/{slug}')}`, kibibytes, {
        most: maxKibibytes,
        unit: ' KiB',
        compared: `${sources.length} scripts, gzipped`,
      }),
    )
  }
  return rows
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
