/**
 * The navigator's largest comparison, 60 jurisdictions by 60 questions: server rendering, client
 * filters, PDF.
 */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { launchBrowser } from '../run/browser.mjs'
import { run } from '../run/processes.mjs'
import { startReaders } from '../chaos/readers.mjs'
import { executeOperation, request } from './http-client.mjs'
import { median } from './load.mjs'
import { measureResident } from './memory.mjs'
import { infoRow, row } from './table.mjs'
import { findChildren, cores, onCore, pin, unpin } from './tools.mjs'

const burst = fileURLToPath(new URL('burst.mjs', import.meta.url))
const size = 60
/** Id of the service that `seed-load navigator` adds. */
const addedServiceId = 100_001
const runs = 25
const reports = 3
export const mostForComparison = 200
const budgets = { server: mostForComparison, browser: 50, report: 10, memory: 300 }

/** Adds the service and makes it public: the bench has no member. */
export async function fillNavigator(setup) {
  await run(
    process.execPath,
    [path.join(setup.content, 'scripts/run.mjs'), 'seed-load', 'navigator', `${size}x${size}`],
    {
      cwd: setup.content,
      env: setup.contentEnv,
      log: path.join(setup.logs, 'seed-load-navigator.log'),
    },
  )
  await executeSql(
    setup,
    `update navigator_services set product_feature = null where id = ${addedServiceId}`,
    `update navigator_answers set product_feature = null where id > ${addedServiceId}`,
  )
}

/**
 * Unpublishes or publishes the added service: a clean build is measured without its tables of 3,600
 * answers.
 */
export const showNavigator = (setup, isPublished) =>
  executeSql(
    setup,
    `update navigator_services_locales set _status = '${isPublished ? 'published' : 'draft'}' where _parent_id = ${addedServiceId}`,
  )

async function executeSql(setup, ...statements) {
  const { createClient } = await import('@libsql/client')
  const database = createClient({ url: setup.contentEnv.CONTENT_DATABASE_URL })
  await database.batch(statements, 'write')
  database.close()
}

/** The URL that compares all jurisdictions of the service. */
export async function buildComparison({ siteUrl, endpoint, operation }) {
  const { data } = await executeOperation(endpoint, operation('NavigatorFrame'), {
    locale: 'en',
    draft: false,
  })
  const { slug } = data.NavigatorServices.docs.find(({ id }) => id === addedServiceId)
  const jurisdictions = data.NavigatorJurisdictions.docs.filter(
    ({ service }) => service?.id === addedServiceId,
  )
  return {
    slug,
    url: `${siteUrl}/products/navigator/${slug}?with=${jurisdictions.map(({ slug: name }) => name).join(',')}`,
  }
}

export async function checkNavigator({ siteUrl, pid, contentPid, endpoint, operation, report }) {
  const { slug, url } = await buildComparison({ siteUrl, endpoint, operation })
  for (const id of [pid, contentPid]) unpin(id)
  const reportOfAll = await reportRows(
    `${siteUrl}/api/navigator/${slug}/report.pdf?pick=all-places&depth=full&language=en`,
    pid,
  )
  pin(pid, cores.server)
  pin(contentPid, cores.load)
  const page = await timesOf(url)
  const cells = page.html.match(/data-mark=/g)?.length ?? 0
  if (cells < size * size)
    throw new Error(
      `The comparison has ${cells} answers, not ${size * size}: the request of the bench is wrong`,
    )
  const compared = `p50 of ${runs}, ${cells} answers, ${Math.round(page.html.length / 1024)} KiB; slowest ${Math.max(...page.times).toFixed(0)} ms`
  return [
    ...(await manyRows(siteUrl, url)),
    row(`comparison of ${size} × ${size}, whole page`, median(page.times), {
      most: budgets.server,
      unit: ' ms',
      digits: 0,
      compared,
    }),
    ...(await filterRows(url, report)),
    ...reportOfAll,
  ]
}

/** 300 comparisons at a time, each another: the server renders some and refuses the others. */
async function manyRows(siteUrl, url) {
  const readers = startReaders([`${siteUrl}/our-story`], { rate: 100 })
  const [program, args] = onCore(cores.load, process.execPath, [burst, url, '300'])
  const { stdout } = await promisify(execFile)(program, args)
  /** @type {number[]} */
  const statuses = JSON.parse(stdout)
  const cached = await readers()
  const count = (status) => statuses.filter((one) => one === status).length
  return [
    row('300 comparisons at a time, neither sent nor refused', 300 - count(200) - count(503), {
      most: 0,
      digits: 0,
      compared: `${count(200)} sent, ${count(503)} refused with 503`,
    }),
    row('cached pages meanwhile, p99', cached.p99, {
      most: 100,
      unit: ' ms',
      compared: `${cached.count} requests, ${cached.failed} failed`,
    }),
  ]
}

/**
 * The whole service as a PDF on all cores. Memory is that of the drawing process, plus the site's
 * increase meanwhile: its renderer's, which starts it.
 */
async function reportRows(url, pid) {
  await request(new URL('/people', url).href)
  const [renderer] = findChildren(pid)
  /** @type {number[][]} */
  const [times, drawers, sums] = [[], [], []]
  let length = 0
  for (let index = 0; index < reports; index += 1) {
    const before = measureResident(renderer)
    const sampling = setInterval(() => {
      const drawer = findChildren(renderer).reduce((sum, id) => sum + measureResident(id), 0)
      drawers.push(drawer)
      sums.push(drawer + Math.max(0, measureResident(renderer) - before))
    }, 50)
    const startedAt = performance.now()
    const response = await fetch(url)
    const bytes = Buffer.from(await response.arrayBuffer())
    times.push((performance.now() - startedAt) / 1000)
    clearInterval(sampling)
    if (response.status !== 200 || bytes.subarray(0, 4).toString() !== '%PDF')
      throw new Error(`The report responded ${response.status}`)
    length = bytes.length
  }
  return [
    row(`PDF of ${size} × ${size}, full texts`, median(times), {
      most: budgets.report,
      unit: ' s',
      digits: 1,
      compared: `p50 of ${reports}, ${(length / 1e6).toFixed(1)} MB; slowest ${Math.max(...times).toFixed(1)} s`,
    }),
    row('memory that it takes', Math.max(...sums), {
      most: budgets.memory,
      unit: ' MB',
      digits: 0,
      compared: `resident, at most: the process that draws (${Math.max(...drawers).toFixed(0)} MB) and what the renderer needs more than before`,
    }),
  ]
}

async function timesOf(url) {
  const times = []
  let html = ''
  for (let index = 0; index < runs + 3; index += 1) {
    const { status, body, whole } = await request(url)
    if (status !== 200) throw new Error(`The comparison responded ${status}`)
    if (index >= 3) times.push(whole)
    html = String(body)
  }
  return { times, html }
}

/** Time of a filter change including layout, with all cores for the browser. */
async function filterRows(url, report) {
  unpin(process.pid)
  const browser = await launchBrowser(report)
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
    await page.goto(url)
    await page.locator('#compare[data-ready]').waitFor({ state: 'attached' })
    const samples = await page.evaluate(measureFilters)
    return [
      row('filter in the browser', median(samples.layout), {
        most: budgets.browser,
        unit: ' ms',
        compared: `p50 of ${samples.layout.length}, with the table laid out anew; slowest ${Math.max(...samples.layout).toFixed(0)} ms`,
      }),
      infoRow(
        'of it the script',
        `${median(samples.script).toFixed(0)} ms`,
        `slowest ${Math.max(...samples.script).toFixed(0)} ms`,
      ),
    ]
  } finally {
    await browser.close()
    pin(process.pid, cores.load)
  }
}

/** Runs in the page. Each change starts after the previous one has been painted. */
async function measureFilters() {
  const box = /** @type {HTMLInputElement} */ (
    document.querySelector('input[type="checkbox"][name="differences"]')
  )
  const topic = /** @type {HTMLSelectElement} */ (
    document.querySelector('#compare-options select[name="topic"]')
  )
  const script = []
  const layout = []
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
  const time = async (executeSql) => {
    await painted()
    const startedAt = performance.now()
    executeSql()
    script.push(performance.now() - startedAt)
    document.querySelector('#compare table')?.getBoundingClientRect()
    layout.push(performance.now() - startedAt)
  }
  for (let round = 0; round < 10; round += 1) {
    await time(() => box.click())
    await time(() => {
      topic.selectedIndex = round % topic.options.length
      topic.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  return { script, layout }
}
