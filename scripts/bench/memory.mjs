/** The site's memory after it made and served many different pages. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ask } from './ask.mjs'
import { note, row } from './table.mjs'

const most = 450
const pages = 900

/** @param pid a site process that has served nothing else */
export async function checkMemory({ siteUrl, publications, pid, distFolder }) {
  const kept = (one) => path.join(distFolder, 'server/app/en', one)
  const fresh = publications.filter((one) => !existsSync(`${kept(one)}.html`)).slice(0, pages)
  const before = residentOf(pid)
  const began = performance.now()
  const queue = [...fresh]
  const work = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const response = await fetch(siteUrl + one)
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${one} answered ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  const seconds = (performance.now() - began) / 1000
  for (const one of publications.slice(0, 50)) await ask(siteUrl + one)
  const resident = residentOf(pid)
  for (const one of fresh)
    for (const end of ['.html', '.rsc', '.meta', '.segments'])
      rmSync(kept(one) + end, { recursive: true, force: true })
  return [
    row('memory of the site', resident, {
      most,
      unit: ' MB',
      digits: 0,
      compared: `resident, after ${fresh.length} different pages; ${before.toFixed(0)} MB before`,
    }),
    note(
      'pages made on demand',
      `${(fresh.length / seconds).toFixed(1)} a second`,
      'first visits to publications, one core',
    ),
  ]
}

/** Resident memory of a process in MB. */
export function residentOf(pid) {
  const status = `/proc/${pid}/status`
  const kibibytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout.toString()
  return (Number(kibibytes ?? 0) * 1024) / 1e6
}
