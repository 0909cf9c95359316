/**
 * `npm run bench`: measures the site and its services against their budgets; exits with 1 when one
 * is missed. It has its own data, ports and build (`.data/bench`) and compares within one run: one
 * core for the measured process, the other for the load.
 * `npm run bench -- --build` also measures a clean build; `npm run bench -- content memory` selects
 * from content, search, relevance, throughput, first-byte, client-size, memory, member, navigation,
 * interaction, navigator and scale, which is measured only when it is named (docs/scale.md).
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { report, runCommand } from './run/command.mjs'
import { checkDisk, checkNode, checkPort } from './run/preconditions.mjs'
import { stop } from './run/processes.mjs'
import { startContent, startIdentity, startSearch, startSite } from './run/services.mjs'
import { install, prepareIndex } from './run/setup.mjs'
import { cores, pin, timeLoop, tools, unpin } from './bench/tools.mjs'
import { describeBench, ports, prepareBench, prepareSite, timeBuild } from './bench/setup.mjs'
import { startGateway } from './bench/gateway.mjs'
import { request, executeOperation, sendAsSite } from './bench/http-client.mjs'
import { readOperations } from './bench/operations.mjs'
import { checkClientSize } from './bench/client-size.mjs'
import { checkContent } from './bench/content.mjs'
import { checkFirstByte } from './bench/first-byte.mjs'
import { checkInteraction } from './bench/interaction.mjs'
import { checkMember } from './bench/member.mjs'
import { checkAllMemory, checkMemory } from './bench/memory.mjs'
import { checkNavigation } from './bench/navigation.mjs'
import { checkNavigator, buildComparison } from './bench/navigator.mjs'
import { checkRelevance } from './bench/relevance.mjs'
import { checkScale } from './bench/scale.mjs'
import { checkSearch } from './bench/search.mjs'
import { checkThroughput } from './bench/throughput.mjs'
import { infoRow, printTable, row } from './bench/table.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
/**
 * What is measured of a running site, in this order, and the service that it needs besides.
 *
 * @type {Record<string, [title: string, check: (context: any) => Promise<import('./bench/table.mjs').Row[]>,
 *   startService?: (setup: any) => Promise<import('node:child_process').ChildProcess>]>}
 */
const siteChecks = {
  'client-size': ['Size of client JavaScript', checkClientSize],
  'first-byte': ['Time to the first byte', checkFirstByte],
  member: ['What a member waits for (under a minute)', checkMember, startIdentity],
  navigation: ['From a click to the next page (under a minute)', checkNavigation],
  interaction: ['The first tap during a load (some minutes)', checkInteraction, startIndexedSearch],
  throughput: ['Requests a second (under a minute)', checkThroughput],
  navigator: ['The comparison of the navigator', checkNavigator],
}
const isSelected = (name) => names.length === 0 || names.includes(name)
const isCleanBuild = process.argv.includes('--build')

await runCommand(async () => {
  const rows = await measure()
  console.log()
  printTable(rows)
  const missed = rows.filter(({ verdict }) => verdict === 'MISSED').length
  console.log(
    `\n${missed === 0 ? 'Every budget is met' : `${missed} of the budgets missed`}, ${tools.taskset ? 'a core each for server and load' : 'without cores of their own: there is no taskset'}.`,
  )
  return missed === 0
})

async function measure() {
  checkNode()
  checkDisk(path.join(root, '.data'))
  for (const [name, port] of Object.entries(ports))
    await checkPort(port, `bench's ${name}`, 'BENCH_PORT, the first of seven')
  await install(root, report)
  const relevance = isSelected('relevance') ? await measureRelevance() : []
  return names.length === 1 && names[0] === 'relevance'
    ? relevance
    : [...(await measureServices()), ...relevance]
}

async function measureRelevance() {
  report('Relevance of the search (under a minute)')
  return checkRelevance(root, ports, report)
}

async function measureServices() {
  const setup = describeBench(root)
  await prepareBench(setup, report)
  const content = await startContent(setup)
  const gateway = await startGateway(ports.gateway, setup.contentUrl)
  const operation = await readOperations(root)
  sendAsSite(setup.secrets.revalidate)
  const endpoint = `${setup.contentUrl}/api/graphql`
  const rows = []
  const loops = [timeLoop()]

  if (isSelected('content')) {
    report('The content service')
    pin(content.pid, cores.server)
    rows.push(...(await checkContent({ endpoint, operation })))
  }
  if (isSelected('search')) {
    report('The search service (about a minute)')
    rows.push(...(await checkSearch(root)))
  }
  const ofSite = [...Object.keys(siteChecks), 'memory'].some(isSelected)
  if (ofSite || names.includes('scale') || isCleanBuild) rows.push(...(await measureSite()))
  await gateway.stop()
  loops.push(timeLoop())
  return [
    infoRow(
      'this machine: a fixed loop',
      loops.map((loop) => `${loop.toFixed(0)} ms`).join(', '),
      'on one core, before, in between and after',
    ),
    ...rows,
  ]

  async function measureSite() {
    const rows = []
    loops.push(timeLoop())
    if (isCleanBuild) {
      unpin(content.pid)
      rows.push(...toBuildRows(await timeBuild(setup, report)))
    } else await prepareSite(setup, report)
    loops.push(timeLoop())
    pin(content.pid, cores.load)
    pin(process.pid, cores.load)
    const pathsOf = (type, { data }) =>
      Object.values(data)[0].docs.map(({ id, slug }) => `/${type}/${id}/${slug}`)
    const people = pathsOf(
      'people',
      await executeOperation(endpoint, operation('ContactPaths'), { limit: 50 }),
    )
    const publications = pathsOf(
      'publications',
      await executeOperation(endpoint, operation('ArticlePaths'), { limit: 2000 }),
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
      endpoint,
      contentUrl: setup.contentUrl,
      contentPid: content.pid,
      editor: setup.editor,
      secrets: setup.secrets,
      dist: path.join(root, setup.dist),
      nginxFolder: path.join(setup.folder, 'nginx'),
      report,
    }

    if (isSelected('memory')) {
      report('Memory after 900 pages (under a minute)')
      const site = await start()
      rows.push(...(await checkMemory({ ...common, pid: site.pid })))
      report('Memory of all processes (some minutes)')
      const search = await startIndexedSearch(setup)
      const identity = await startIdentity(setup)
      const pids = {
        site: site.pid,
        content: content.pid,
        search: search.pid,
        identity: identity.pid,
      }
      rows.push(...(await checkAllMemory({ ...common, pids })))
      for (const service of [identity, search, site]) await stop(service)
      rmSync(path.join(common.dist, 'rendered'), { recursive: true, force: true })
    }
    if (names.includes('scale')) {
      report('What grows with the number of pages (some minutes)')
      const site = await start()
      rows.push(...(await checkScale({ ...common, pid: site.pid })))
      await stop(site)
    }
    const checks = Object.entries(siteChecks).filter(([name]) => isSelected(name))
    if (checks.length === 0) return rows
    const site = await start()
    // stale since the build; fresh from the second visit on
    await request((await buildComparison(common)).url)
    for (const [, [title, check, startService]] of checks) {
      report(title)
      const service = await startService?.(setup)
      rows.push(...(await check({ ...common, pid: site.pid })))
      if (service) await stop(service)
    }
    await stop(site)
    return rows
  }

  async function start() {
    const site = await startSite(setup)
    pin(site.pid, cores.server)
    return site
  }
}

async function startIndexedSearch(setup) {
  const search = await startSearch(setup)
  await prepareIndex(setup, report)
  return search
}

/** The budget is for a clean build, content service and compilation included. */
function toBuildRows({ whole, pages, rendered, prerendering }) {
  return [
    row('build of 1,000 pages', (whole / pages) * 1000, {
      most: 90,
      unit: ' s',
      compared: `${pages} pages in ${whole.toFixed(0)} s, both cores, no caches of earlier builds`,
    }),
    infoRow(
      'of it pre-rendering, for 1,000',
      `${((prerendering / rendered) * 1000).toFixed(1)} s`,
      `${rendered} pages in ${prerendering.toFixed(0)} s, the content service on the same two cores`,
    ),
  ]
}
