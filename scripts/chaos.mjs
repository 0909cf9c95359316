/**
 * `npm run chaos`: two instances of the site, nginx, Redis and the services; injects faults while
 * readers and a member request pages and an editor publishes, and exits with 1 when a limit is
 * exceeded. It has its own data, ports and builds (`.data/chaos`). `npm run chaos -- kills content`
 * selects faults by the start of their name; `--long` has the full durations.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { printTable } from './bench/table.mjs'
import { faults } from './chaos/faults.mjs'
import { ports, signInEditor, signInMember, startChaos } from './chaos/setup.mjs'
import { report, runCommand } from './run/command.mjs'
import { checkDisk, checkNode, checkPort } from './run/preconditions.mjs'
import { install } from './run/setup.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isLong = process.argv.includes('--long')

/** @type {import('./bench/table.mjs').Row[]} */
const rows = []

await runCommand(async () => {
  await run()
  const missed = rows.filter(({ verdict }) => verdict === 'MISSED')
  report(`${missed.length} of ${rows.length} limits were exceeded`)
  if (missed.length > 0) printTable(missed)
  return missed.length === 0
})

/** @param {string} fault */
function isSelected(fault) {
  if (names[0] === 'hostile') return fault === 'hostile'
  return names.length === 0 || names.some((start) => fault.startsWith(start))
}

async function run() {
  checkNode()
  checkDisk(path.join(root, '.data'))
  for (const [name, port] of Object.entries(ports))
    await checkPort(port, `chaos' ${name}`, 'CHAOS_PORT, the first of thirteen')
  await install(root, report)
  const site = await startChaos(root, report, names[0] === 'hostile')
  const context = {
    ...site,
    isLong,
    /** Kinds of hostile clients: `npm run chaos -- hostile readiness`. */
    kinds: names[0] === 'hostile' ? names.slice(1) : [],
    urls: await addressesOf(site.front),
    editor: await signInEditor(site.setup),
    member: await signInMember(site, report),
  }
  for (const [name, inject] of Object.entries(faults)) {
    if (!isSelected(name)) continue
    report(name)
    const results = await inject(context)
    printTable(results)
    rows.push(...results)
  }
}

/** The addresses of the sitemap. @param {string} front */
async function addressesOf(front) {
  const text = async (/** @type {string} */ url) => (await fetch(url)).text()
  const locations = (/** @type {string} */ xml) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const parts = locations(await text(`${front}/sitemap.xml`))
  return (await Promise.all(parts.map(text))).flatMap(locations)
}
