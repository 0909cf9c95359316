/** Resident memory of the site, and of all processes, after rendering many different pages. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { logInEditor } from '../run/log-in-editor.mjs'
import { request } from './http-client.mjs'
import { infoRow, row } from './table.mjs'
import { findChildren } from './tools.mjs'

const maxMegabytes = 450
const maxRendererMegabytes = 700
const pages = 900
const maxAllMegabytes = 1400
const pagesOfAll = 2000
const edits = 200

/**
 * @param pid a site process that has served nothing else
 */
export async function checkMemory({ siteUrl, publications, pid, dist }) {
  const cacheFile = (page) => path.join(dist, 'server/app/en', page)
  const uncached = publications
    .filter((page) => !existsSync(`${cacheFile(page)}.html`))
    .slice(0, pages)
  const before = measureResident(pid)
  const startedAt = performance.now()
  await visit(siteUrl, uncached)
  const seconds = (performance.now() - startedAt) / 1000
  for (const page of publications.slice(0, 50)) await request(siteUrl + page)
  const resident = measureResident(pid)
  const renderer = findChildren(pid).reduce((sum, id) => sum + measureResident(id), 0)
  return [
    row('memory of the site’s renderer', renderer, {
      most: maxRendererMegabytes,
      unit: ' MB',
      digits: 0,
      compared: 'resident, a process of its own with a heap of 512 MB',
    }),
    row('memory of the site', resident, {
      most: maxMegabytes,
      unit: ' MB',
      digits: 0,
      compared: `resident, after ${uncached.length} different pages; ${before.toFixed(0)} MB before`,
    }),
    infoRow(
      'pages made on demand',
      `${(uncached.length / seconds).toFixed(1)} a second`,
      'first visits to publications, one core',
    ),
  ]
}

/**
 * All processes that `npm start` starts, after 2,000 pages and 200 edits.
 *
 * @param pids of the services, which have children
 */
export async function checkAllMemory({ siteUrl, contentUrl, editor, publications, pids }) {
  await visit(siteUrl, publications.slice(0, pagesOfAll))
  const json = { 'content-type': 'application/json' }
  const token = await logInEditor(contentUrl, editor)
  for (const page of publications.slice(0, edits)) {
    const [, , id] = page.split('/')
    const response = await fetch(`${contentUrl}/api/articles/${id}?locale=en&depth=0`, {
      method: 'PATCH',
      headers: { ...json, authorization: `JWT ${token}` },
      body: JSON.stringify({ summary: `Edited by the bench, ${id}`, _status: 'published' }),
    })
    if (!response.ok) throw new Error(`The edit of ${page} responded ${response.status}`)
  }
  const residents = Object.entries(pids).map(([name, pid]) => [
    name,
    [pid, ...findChildren(pid)].reduce((sum, id) => sum + measureResident(id), 0),
  ])
  return [
    row(
      'memory of all processes',
      residents.reduce((sum, [, resident]) => sum + resident, 0),
      {
        most: maxAllMegabytes,
        unit: ' MB',
        digits: 0,
        compared: `resident, after ${pagesOfAll} pages and ${edits} edits: ${residents
          .map(([name, resident]) => `${name} ${resident.toFixed(0)}`)
          .join(', ')}`,
      },
    ),
  ]
}

/** Requests pages, four at a time. */
async function visit(siteUrl, pages) {
  const queue = [...pages]
  const visitPages = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const response = await fetch(siteUrl + page)
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${page} responded ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, visitPages))
}

/** Resident memory of a process in MB. */
export function measureResident(pid) {
  const status = `/proc/${pid}/status`
  const kibibytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout.toString()
  return (Number(kibibytes ?? 0) * 1024) / 1e6
}
