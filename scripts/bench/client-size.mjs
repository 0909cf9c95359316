/** The JavaScript that a visitor loads with a page, before any of it asks for more. */
import { gzipSync } from 'node:zlib'
import { ask } from './ask.mjs'
import { row } from './table.mjs'

const most = 140

/** One page of each further type; those with a form, a map or a filter of their own among them. */
const others = [
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
  for (const path of ['/', '/people', person, '/insights', publication, '/search', ...others]) {
    const { status, body } = await ask(siteUrl + path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    const sources = scriptsOf(String(body))
    if (sources.length === 0) throw new Error(`${path} has no scripts: the check reads it wrongly`)
    const sizes = await Promise.all(
      sources.map(async (source) => gzipSync((await ask(new URL(source, siteUrl))).body).length),
    )
    const kibibytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    rows.push(
      row(`first JavaScript of ${path.replace(/\/\d+\/[^/]+/, '/{id}/{slug}')}`, kibibytes, {
        most,
        unit: ' KiB',
        compared: `${sources.length} scripts, gzipped`,
      }),
    )
  }
  return rows
}

/** Addresses of the scripts in a page, without those for old browsers only. */
function scriptsOf(html) {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1])
  return [...new Set(sources.filter((source) => source !== undefined))].map((source) =>
    source.replaceAll('&amp;', '&'),
  )
}
