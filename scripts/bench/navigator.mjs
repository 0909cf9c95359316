/** The comparison of the navigator at its largest, 60 jurisdictions by 60 questions: made on the server, filtered in the browser. */
import path from 'node:path'
import { run } from '../run/processes.mjs'
import { ask } from './ask.mjs'
import { median } from './load.mjs'
import { residentOf } from './memory.mjs'
import { note, row, skipped } from './table.mjs'
import { childrenOf, cores, pin, unpin } from './tools.mjs'

const size = 60
/** The service that `seed-load navigator` adds. */
const added = 100_001
const runs = 25
const reports = 3
export const mostForComparison = 200
const most = { server: mostForComparison, browser: 50, report: 10, memory: 300 }

/** Adds the service, and opens it to everybody: the bench has no member. */
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
  await change(
    setup,
    `update navigator_services set product_feature = null where id = ${added}`,
    `update navigator_answers set product_feature = null where id > ${added}`,
  )
}

/** Takes the added service away from readers, or gives it back: a build is measured with the firm's own pages, not with tables of 3,600 answers. */
export const showNavigator = (setup, shown) =>
  change(
    setup,
    `update navigator_services set _status = '${shown ? 'published' : 'draft'}' where id = ${added}`,
  )

async function change(setup, ...statements) {
  const { createClient } = await import('@libsql/client')
  const database = createClient({ url: setup.contentEnv.CONTENT_DATABASE_URL })
  await database.batch(statements, 'write')
  database.close()
}

/** Where all its jurisdictions are compared. */
export async function comparisonOf({ siteUrl, endpoint, operation, askContent }) {
  const { data } = await askContent(endpoint, operation('NavigatorFrame'), {
    locale: 'en',
    draft: false,
  })
  const { slug } = data.NavigatorServices.docs.find(({ id }) => id === added)
  const jurisdictions = data.NavigatorJurisdictions.docs.filter(
    ({ service }) => service?.id === added,
  )
  return {
    slug,
    url: `${siteUrl}/products/navigator/${slug}?with=${jurisdictions.map((one) => one.slug).join(',')}`,
  }
}

export async function checkNavigator({
  siteUrl,
  pid,
  contentPid,
  endpoint,
  operation,
  askContent,
}) {
  const { slug, url } = await comparisonOf({ siteUrl, endpoint, operation, askContent })
  for (const one of [pid, contentPid]) unpin(one)
  const report = await reportRows(
    `${siteUrl}/api/navigator/${slug}/report.pdf?pick=all-places&depth=full&language=en`,
    pid,
  )
  pin(pid, cores.server)
  pin(contentPid, cores.load)
  const page = await timesOf(url)
  const cells = page.html.match(/data-mark=/g)?.length ?? 0
  if (cells < size * size)
    throw new Error(
      `The comparison has ${cells} answers, not ${size * size}: the bench asks for it wrongly`,
    )
  const compared = `p50 of ${runs}, ${cells} answers, ${Math.round(page.html.length / 1024)} KiB; slowest ${Math.max(...page.times).toFixed(0)} ms`
  return [
    row(`comparison of ${size} × ${size}, whole page`, median(page.times), {
      most: most.server,
      unit: ' ms',
      digits: 0,
      compared,
    }),
    ...(await filterRows(url)),
    ...report,
  ]
}

/**
 * The whole service as a PDF, full texts and all, on the cores of the machine. Its memory is that of the process which
 * draws it, and what the site needs meanwhile beyond what it had.
 */
async function reportRows(url, pid) {
  await ask(new URL('/people', url).href)
  const [times, drawers, sums] = [[], [], []]
  let length = 0
  for (let index = 0; index < reports; index += 1) {
    const before = residentOf(pid)
    const watch = setInterval(() => {
      const drawer = childrenOf(pid).reduce((sum, one) => sum + residentOf(one), 0)
      drawers.push(drawer)
      sums.push(drawer + Math.max(0, residentOf(pid) - before))
    }, 50)
    const began = performance.now()
    const response = await fetch(url)
    const bytes = Buffer.from(await response.arrayBuffer())
    times.push((performance.now() - began) / 1000)
    clearInterval(watch)
    if (response.status !== 200 || bytes.subarray(0, 4).toString() !== '%PDF')
      throw new Error(`The report answered ${response.status}`)
    length = bytes.length
  }
  return [
    row(`PDF of ${size} × ${size}, full texts`, median(times), {
      most: most.report,
      unit: ' s',
      digits: 1,
      compared: `p50 of ${reports}, ${(length / 1e6).toFixed(1)} MB; slowest ${Math.max(...times).toFixed(1)} s`,
    }),
    row('memory that it takes', Math.max(...sums), {
      most: most.memory,
      unit: ' MB',
      digits: 0,
      compared: `resident, at most: the process that draws (${Math.max(...drawers).toFixed(0)} MB) and what the site needs more than before`,
    }),
  ]
}

async function timesOf(url) {
  const times = []
  let html = ''
  for (let index = 0; index < runs + 3; index += 1) {
    const { status, body, whole } = await ask(url)
    if (status !== 200) throw new Error(`The comparison answered ${status}`)
    if (index >= 3) times.push(whole)
    html = String(body)
  }
  return { times, html }
}

/** The work of a filter up to where the browser has laid the page out anew. The browser has the machine for itself, as a reader's has. */
async function filterRows(url) {
  const { chromium } = await import('@playwright/test')
  unpin(process.pid)
  const browser = await chromium
    .launch({
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    .catch(() => null)
  if (!browser) return [skipped('filter in the browser', 'no browser (CHROMIUM_PATH)')]
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
    await page.goto(url)
    await page.locator('#compare[data-ready]').waitFor({ state: 'attached' })
    const found = await page.evaluate(measureFilters)
    return [
      row('filter in the browser', median(found.layout), {
        most: most.browser,
        unit: ' ms',
        compared: `p50 of ${found.layout.length}, with the table laid out anew; slowest ${Math.max(...found.layout).toFixed(0)} ms`,
      }),
      note(
        'of it the script',
        `${median(found.script).toFixed(0)} ms`,
        `slowest ${Math.max(...found.script).toFixed(0)} ms`,
      ),
    ]
  } finally {
    await browser.close()
    pin(process.pid, cores.load)
  }
}

/** Runs in the page. Each change begins when the browser has painted the one before, as a reader's would. */
async function measureFilters() {
  const box = document.querySelector('input[type="checkbox"][name="differences"]')
  const topic = document.querySelector('#compare-options select[name="topic"]')
  const script = []
  const layout = []
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
  const time = async (change) => {
    await painted()
    const began = performance.now()
    change()
    script.push(performance.now() - began)
    document.querySelector('.compare-table').getBoundingClientRect()
    layout.push(performance.now() - began)
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
