/**
 * 20,000 publications in three languages: what grows with the number of pages, so that docs/scale.md
 * has figures. Each is measured at a part of the size too where that shows how it grows.
 */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { changeOfAll, sendWebhook } from '../run/send-webhook.mjs'
import { request } from './http-client.mjs'
import { measureRates } from './load.mjs'
import { measureResident } from './memory.mjs'
import { infoRow, row } from './table.mjs'
import { findChildren, tools } from './tools.mjs'

const sampled = 400

/**
 * @param {{ siteUrl: string, pid: number, dist: string, secrets: { revalidate: string },
 *   publications: string[] }} site
 */
export async function checkScale({ siteUrl, pid, dist, secrets, publications }) {
  const rendered = path.join(dist, 'rendered')
  const start = residents(pid)
  const maps = await readSitemaps(siteUrl)
  const afterMaps = residents(pid)
  const feed = await request(`${siteUrl}/api/feeds/en/insights`)
  const list = await request(`${siteUrl}/insights?page=900`)
  const visits = await visitPages(siteUrl, publications.slice(-sampled))
  const bytes = sizesOf(rendered)
  const [address = ''] = publications.slice(-1)
  const [, , id = '', slug = ''] = address.split('/')
  const edit = { type: 'Article', id, slug, operation: 'publish', relations: [] }
  const edited = await freshAfter(siteUrl, secrets.revalidate, edit, [address])
  const all = await freshAfter(
    siteUrl,
    secrets.revalidate,
    changeOfAll,
    publications.slice(-sampled),
  )
  const end = residents(pid)
  const gzip = { 'accept-encoding': 'gzip' }
  const cached = tools.wrk
    ? `${(await measureRates({ page: [siteUrl + address, gzip] })).page.toFixed(0)} a second`
    : 'not measured: wrk is not installed'
  const largest = maps.parts.reduce((a, b) => (a.ms > b.ms ? a : b))
  return [
    infoRow(
      'scale: addresses in the sitemaps',
      String(maps.addresses),
      `${maps.parts.length} parts`,
    ),
    row('scale: the slowest part of the sitemaps', largest.ms, {
      most: 5000,
      unit: ' ms',
      digits: 0,
      compared: `${largest.name}, ${largest.entries} addresses, ${(largest.bytes / 1e6).toFixed(1)} MB; the index ${maps.indexMs.toFixed(0)} ms`,
    }),
    infoRow(
      'scale: all parts, one after the other',
      `${(maps.parts.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1)} s`,
      `memory of the renderer ${start.renderer.toFixed(0)} MB before, ${afterMaps.renderer.toFixed(0)} MB after`,
    ),
    infoRow(
      'scale: a feed',
      `${feed.whole.toFixed(0)} ms`,
      `${feed.status}, ${feed.body.length} bytes`,
    ),
    infoRow('scale: a deep page of the list', `${list.whole.toFixed(0)} ms`, String(list.status)),
    row('scale: first visit of a publication, p95', visits.p95, {
      most: 1000,
      unit: ' ms',
      digits: 0,
      compared: `p50 ${visits.p50.toFixed(0)} ms, ${sampled} pages, one at a time`,
    }),
    infoRow(
      'scale: a cached page on disk',
      `${(bytes.sum / bytes.count / 1000).toFixed(1)} kB`,
      `${bytes.count} pages; ${(((bytes.sum / bytes.count) * 60_000) / 1e9).toFixed(1)} GB for 60,000`,
    ),
    row('scale: a publication is fresh after its edit', edited.seconds * 1000, {
      most: 2000,
      unit: ' ms',
      digits: 0,
      compared: `acknowledged after ${edited.acknowledged.toFixed(0)} ms`,
    }),
    infoRow(
      'scale: visited pages are fresh after an edit of all pages',
      `${all.seconds.toFixed(1)} s`,
      `${sampled} pages, ${(sampled / all.seconds).toFixed(1)} a second; acknowledged after ${all.acknowledged.toFixed(0)} ms; others are not rendered`,
    ),
    infoRow('scale: a cached page', cached, 'compressed, one core, by wrk'),
    row('scale: memory of the site', end.site, {
      most: 450,
      unit: ' MB',
      digits: 0,
      compared: `${start.site.toFixed(0)} MB before`,
    }),
    row('scale: memory of the renderer', end.renderer, {
      most: 700,
      unit: ' MB',
      digits: 0,
      compared: `${start.renderer.toFixed(0)} MB before`,
    }),
  ]
}

/** @param {number} pid */
const residents = (pid) => ({
  site: measureResident(pid),
  renderer: findChildren(pid).reduce((sum, id) => sum + measureResident(id), 0),
})

async function readSitemaps(siteUrl) {
  const linksIn = (body) => [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const index = await request(`${siteUrl}/sitemap.xml`)
  const parts = []
  for (const url of linksIn(index.body)) {
    const { status, body, whole } = await request(url)
    if (status !== 200) throw new Error(`${url} responded ${status}`)
    const name = path.basename(url)
    parts.push({ name, ms: whole, bytes: body.length, entries: linksIn(body).length })
  }
  const addresses = parts.reduce((sum, { entries }) => sum + entries, 0)
  return { indexMs: index.whole, parts, addresses }
}

async function visitPages(siteUrl, pages) {
  const times = []
  for (const page of pages) {
    const { status, whole } = await request(siteUrl + page)
    if (status !== 200) throw new Error(`${page} responded ${status}`)
    times.push(whole)
  }
  times.sort((a, b) => a - b)
  return { p50: times[Math.floor(times.length / 2)], p95: times[Math.floor(times.length * 0.95)] }
}

/** Sends the webhook of a change, and requests the pages until each is a hit again. */
async function freshAfter(siteUrl, secret, event, pages) {
  const startedAt = performance.now()
  const sent = await sendWebhook(siteUrl, secret, event)
  const acknowledged = performance.now() - startedAt
  if (sent.status !== 200) throw new Error(`The webhook responded ${sent.status}`)
  let waiting = pages
  while (waiting.length > 0) {
    const stale = []
    for (const page of waiting) {
      const { headers: received } = await request(siteUrl + page)
      if (received['x-nextjs-cache'] !== 'HIT') stale.push(page)
    }
    waiting = stale
  }
  return { acknowledged, seconds: (performance.now() - startedAt) / 1000 }
}

function sizesOf(folder) {
  const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size)
  return { count: sizes.length, sum: sizes.reduce((sum, size) => sum + size, 0) }
}
