/** The comparison of the navigator at its largest, 60 jurisdictions by 60 questions: made on the server, filtered in the browser. */
import path from 'node:path'
import { run } from '../run/processes.mjs'
import { ask } from './ask.mjs'
import { median } from './load.mjs'
import { residentOf } from './memory.mjs'
import { note, row, skipped } from './table.mjs'

const size = 60
/** The service that `seed-load navigator` adds. */
const added = 100_001
const runs = 25
export const mostForComparison = 200
const most = { server: mostForComparison, browser: 50, report: 10, memory: 300 }

/** Adds the service, and opens it to everybody: the bench has no member. */
export async function fillNavigator(setup) {
  await run(process.execPath, [path.join(setup.content, 'scripts/run.mjs'), 'seed-load', 'navigator', `${size}x${size}`], { cwd: setup.content, env: setup.contentEnv, log: path.join(setup.logs, 'seed-load-navigator.log') })
  await change(setup, `update navigator_services set product_feature = null where id = ${added}`, `update navigator_answers set product_feature = null where id > ${added}`)
}

/** Takes the added service away from readers, or gives it back: a build is measured with the firm's own pages, not with tables of 3,600 answers. */
export const showNavigator = (setup, shown) => change(setup, `update navigator_services set _status = '${shown ? 'published' : 'draft'}' where id = ${added}`)

async function change(setup, ...statements) {
  const { createClient } = await import('@libsql/client')
  const database = createClient({ url: setup.contentEnv.CONTENT_DATABASE_URL })
  await database.batch(statements, 'write')
  database.close()
}

/** Where all its jurisdictions are compared. */
export async function comparisonOf({ siteUrl, endpoint, askContent }) {
  const query = `query($id: Int!) { NavigatorServices(where: { id: { equals: $id } }) { docs { slug } } NavigatorJurisdictions(where: { service: { equals: ${added} } }, limit: 0, pagination: false) { docs { slug } } }`
  const { data } = await askContent(endpoint, query, { id: added })
  const [{ slug }] = data.NavigatorServices.docs
  return { slug, url: `${siteUrl}/products/navigator/${slug}?with=${data.NavigatorJurisdictions.docs.map((one) => one.slug).join(',')}` }
}

export async function checkNavigator({ siteUrl, pid, endpoint, askContent }) {
  const { slug, url } = await comparisonOf({ siteUrl, endpoint, askContent })
  const report = await reportRows(`${siteUrl}/api/navigator/${slug}/report.pdf?pick=all-places&depth=full&language=en`, pid)
  const page = await timesOf(url)
  const cells = page.html.match(/data-mark=/g)?.length ?? 0
  if (cells < size * size) throw new Error(`The comparison has ${cells} answers, not ${size * size}: the bench asks for it wrongly`)
  const compared = `p50 of ${runs}, ${cells} answers, ${Math.round(page.html.length / 1024)} KiB; slowest ${Math.max(...page.times).toFixed(0)} ms`
  return [row(`comparison of ${size} × ${size}, whole page`, median(page.times), { most: most.server, unit: ' ms', digits: 0, compared }), ...(await filterRows(url)), ...report]
}

/** The whole service as a PDF, full texts and all, and the memory of the site meanwhile. */
async function reportRows(url, pid) {
  await ask(new URL('/people', url).href)
  const before = residentOf(pid)
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, residentOf(pid))), 100)
  const began = performance.now()
  const response = await fetch(url)
  const bytes = Buffer.from(await response.arrayBuffer())
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  if (response.status !== 200 || bytes.subarray(0, 4).toString() !== '%PDF') throw new Error(`The report answered ${response.status}`)
  return [
    row(`PDF of ${size} × ${size}, full texts`, seconds, { most: most.report, unit: ' s', digits: 1, compared: `${(bytes.length / 1e6).toFixed(1)} MB` }),
    row('memory of the site meanwhile', peak, { most: most.memory, unit: ' MB', digits: 0, compared: `resident, at most; ${(peak - before).toFixed(0)} MB more than before` }),
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

/** The work of a filter up to where the browser has laid the page out anew. */
async function filterRows(url) {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}), args: ['--no-sandbox', '--disable-gpu'] }).catch(() => null)
  if (!browser) return [skipped('filter in the browser', 'no browser (CHROMIUM_PATH)')]
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
    await page.goto(url)
    await page.locator('#compare[data-ready]').waitFor({ state: 'attached' })
    const found = await page.evaluate(measureFilters)
    return [
      row('filter in the browser', median(found.script), { most: most.browser, unit: ' ms', compared: `p50 of ${found.script.length}; slowest ${Math.max(...found.script).toFixed(0)} ms` }),
      note('filter and layout', `${median(found.layout).toFixed(0)} ms`, 'until the whole table is laid out anew'),
    ]
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
function measureFilters() {
  const box = document.querySelector('input[type="checkbox"][name="differences"]')
  const topic = document.querySelector('#compare-options select[name="topic"]')
  const script = []
  const layout = []
  const time = (change) => {
    const began = performance.now()
    change()
    script.push(performance.now() - began)
    document.querySelector('.compare-table').getBoundingClientRect()
    layout.push(performance.now() - began)
  }
  for (let round = 0; round < 10; round += 1) {
    time(() => box.click())
    time(() => {
      topic.selectedIndex = round % topic.options.length
      topic.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  return { script, layout }
}
