/**
 * `npm run bench`: measures the site and its content service against their budgets, and ends with 1 when one is
 * missed. It has data, ports and a build of its own (`.data/bench`), and compares within one run, as machines differ
 * and days do: one core for what is measured, the other for what asks.
 *
 *   npm run bench -- --build            measures a build from nothing as well
 *   npm run bench -- content memory     only these: content, search, throughput, first-byte, client-size, memory, member, navigator
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkDisk, checkNode, checkPort, StartError } from './run/checks.mjs'
import { stop, stopAll } from './run/processes.mjs'
import { refreshSite, startContent, startIdentity, startSite } from './run/services.mjs'
import { install } from './run/setup.mjs'
import { cores, pin, timeLoop, tools, unpin } from './bench/tools.mjs'
import { describeBench, ports, prepareBench, prepareSite, timeBuild } from './bench/setup.mjs'
import { startGateway } from './bench/gateway.mjs'
import { ask, askContent } from './bench/ask.mjs'
import { readOperations } from './bench/documents.mjs'
import { checkClientSize } from './bench/client-size.mjs'
import { checkContent } from './bench/content.mjs'
import { checkFirstByte } from './bench/first-byte.mjs'
import { checkMember } from './bench/member.mjs'
import { checkMemory } from './bench/memory.mjs'
import { checkNavigator, comparisonOf } from './bench/navigator.mjs'
import { checkSearch } from './bench/search.mjs'
import { checkThroughput } from './bench/throughput.mjs'
import { note, printTable, row } from './bench/table.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const names = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const wanted = (name) => names.length === 0 || names.includes(name)
const anew = process.argv.includes('--build')
const began = Date.now()
const say = (line) =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => stopAll().then(() => process.exit(1)))

try {
  const rows = await measure()
  console.log()
  printTable(rows)
  const missed = rows.filter((one) => one.verdict === 'MISSED').length
  console.log(
    `\n${missed === 0 ? 'Every budget is kept' : `${missed} of the budgets missed`}, by ${tools.wrk ? 'wrk' : 'a loader in Node'}, ${tools.taskset ? 'a core each for server and load' : 'without cores of their own: there is no taskset'}.`,
  )
  await stopAll()
  process.exit(missed === 0 ? 0 : 1)
} catch (cause) {
  console.error(cause instanceof StartError ? cause.message : cause)
  await stopAll()
  process.exit(1)
}

async function measure() {
  checkNode()
  checkDisk(path.join(root, '.data'))
  for (const [name, port] of Object.entries(ports))
    await checkPort(port, `bench's ${name}`, 'BENCH_PORT, the first of seven')
  await install(root, say)
  const setup = describeBench(root)
  await prepareBench(setup, say)
  const content = await startContent(setup)
  const gateway = await startGateway(ports.gateway, setup.contentUrl)
  const operation = await readOperations(root)
  const endpoint = `${setup.contentUrl}/api/graphql`
  const rows = []
  const loops = [timeLoop()]

  if (wanted('content')) {
    say('The content service')
    pin(content.pid, cores.server)
    rows.push(...(await checkContent({ endpoint, operation })))
  }
  if (wanted('search')) {
    say('The search service (about a minute)')
    rows.push(...(await checkSearch(root)))
  }
  if (
    ['throughput', 'first-byte', 'client-size', 'memory', 'member', 'navigator'].some(wanted) ||
    anew
  )
    rows.push(...(await measureSite()))
  await gateway.stop()
  loops.push(timeLoop())
  return [
    note(
      'this machine: a fixed loop',
      loops.map((loop) => `${loop.toFixed(0)} ms`).join(', '),
      'on one core, before, in between and after',
    ),
    ...rows,
  ]

  async function measureSite() {
    const found = []
    loops.push(timeLoop())
    if (anew) {
      unpin(content.pid)
      found.push(...buildRows(await timeBuild(setup, say)))
    } else await prepareSite(setup, say)
    loops.push(timeLoop())
    pin(content.pid, cores.load)
    pin(process.pid, cores.load)
    const pathsOf = (type, { data }) =>
      Object.values(data)[0].docs.map(({ id, slug }) => `/${type}/${id}/${slug}`)
    const people = pathsOf(
      'people',
      await askContent(endpoint, operation('PersonPaths'), { limit: 50 }),
    )
    const publications = pathsOf(
      'publications',
      await askContent(endpoint, operation('PublicationPaths'), { limit: 1200 }),
    )
    const common = {
      root,
      operation,
      siteUrl: setup.siteUrl,
      people,
      person: people[0],
      publications,
      publication: publications[0],
      gateway,
      ports,
    }

    if (wanted('memory')) {
      say('Memory after 900 pages (under a minute)')
      const site = await start()
      found.push(
        ...(await checkMemory({
          ...common,
          pid: site.pid,
          distFolder: path.join(root, setup.dist),
        })),
      )
      await stop(site)
    }
    const site = await start()
    await refreshSite(setup)
    await ask((await comparisonOf({ ...common, endpoint, askContent })).url) // was away while the site was built, and is seen from the second visit on
    if (wanted('client-size')) {
      say('Size of client JavaScript')
      found.push(...(await checkClientSize(common)))
    }
    if (wanted('first-byte')) {
      say('Time to the first byte')
      found.push(...(await checkFirstByte(common)))
    }
    if (wanted('member')) {
      say('What a member waits for (under a minute)')
      const identity = await startIdentity(setup)
      found.push(
        ...(await checkMember({
          ...common,
          endpoint,
          askContent,
          identityUrl: setup.identityUrl,
          password: setup.secrets.memberPassword,
          say,
        })),
      )
      await stop(identity)
    }
    if (wanted('throughput')) {
      say('Requests a second (under a minute)')
      found.push(
        ...(await checkThroughput({
          ...common,
          secrets: setup.secrets,
          nginxFolder: path.join(setup.folder, 'nginx'),
        })),
      )
    }
    if (wanted('navigator')) {
      say('The comparison of the navigator')
      found.push(
        ...(await checkNavigator({
          ...common,
          pid: site.pid,
          contentPid: content.pid,
          endpoint,
          askContent,
        })),
      )
    }
    await stop(site)
    return found
  }

  async function start() {
    const site = await startSite(setup)
    pin(site.pid, cores.server)
    return site
  }
}

/** All of a build from nothing, content service and compiling included, is held to the budget. */
function buildRows({ whole, pages, rendered, prerendering }) {
  return [
    row('build of 1,000 pages', (whole / pages) * 1000, {
      most: 90,
      unit: ' s',
      compared: `${pages} pages in ${whole.toFixed(0)} s, both cores, nothing kept of earlier builds`,
    }),
    note(
      'of it pre-rendering, for 1,000',
      `${((prerendering / rendered) * 1000).toFixed(1)} s`,
      `${rendered} pages in ${prerendering.toFixed(0)} s, the content service on the same two cores`,
    ),
  ]
}
