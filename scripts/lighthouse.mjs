// @ts-check
/**
 * `npm run lighthouse -- [address] [part of a path] [runs]`: Lighthouse for phones, the median of five
 * runs of one page of each type, against a running site on a machine that is idle. Exits with 1 when a
 * page misses a budget. Budgets are of Lighthouse's own default, which public speed tests show, and
 * relative to a page of Next with nothing but a heading, of the same run: the default counts all
 * scripts that a server on the same machine has sent before the first frame. Beside it stand figures
 * over a link with a phone's bytes and delays (`bench/link.mjs`) on a core that is really four times
 * slower: what a visitor waits for (docs/adr/0021). Lighthouse's benchmark index of the machine stands
 * there, too: below 1,000 a core is too slow for that factor. Lighthouse is not a dependency of the
 * site: npm downloads it.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pageTypes } from '../e2e/support/page-types.mjs'
import { startEmptyPage } from './bench/empty-page.mjs'
import { startLink } from './bench/link.mjs'
import { infoRow, printTable, row } from './bench/table.mjs'
import { findBrowser } from './run/browser.mjs'

/** Options of the second method: the network is the link's. */
const overLink = [
  '--throttling-method=devtools',
  '--throttling.cpuSlowdownMultiplier=4',
  ...['requestLatencyMs', 'downloadThroughputKbps', 'uploadThroughputKbps'].map(
    (name) => `--throttling.${name}=0`,
  ),
]

/** The last that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2'
/** @param {string} page */
const mostKibibytes = (page) => (page.startsWith('/people/') ? 12 : 20)

const [address = 'http://localhost:3000', part = '', times = '5'] = process.argv.slice(2)
const runs = Number(times)
const paths = [
  '/',
  '/people',
  '/people/1057/ines-kato',
  '/insights',
  '/publications/2001/merger-control-thresholds',
  '/publications/2003/energy-transition-outlook',
  '/events/1/living-sector-forum',
  '/events/1/living-sector-forum/register',
  '/about-us',
  '/about-us/news',
  '/about-us/news/school-bus-settlement',
  '/about-us/careers',
  '/about-us/careers/associate-foreign-investment-brussels',
  '/our-story',
  '/features/energy-transition',
  '/legal-and-regulatory-information/cookie-policy',
  '/site-map',
  '/deals',
  '/contact-us',
  '/expertise',
  '/service/competition',
  '/solutions/managed-legal-services/contract-review',
  '/locations',
  '/locations/japan',
  '/offices/tokyo',
  '/products',
  '/products/navigator/data-protection',
  '/products/navigator/data-protection/europe/germany',
  '/search?q=arbitration',
  '/graduates',
  '/fr-fr',
  '/zh-cn',
].filter((candidate) => candidate.includes(part))

const isHidden = (/** @type {string} */ page) =>
  pageTypes.some((type) => type.path === page && type.noIndex)

/**
 * @typedef {{ performance: number, blocked: number, largestPaint: number, shift: number,
 *   benchmarkIndex: number, scores: Record<string, number>, work: Record<string, number> }} Figures
 *   `work` is milliseconds of the main thread by cause
 * @typedef {{ categories: Record<string, { score: number }>, audits: Record<string,
 *   { numericValue: number, details?: { items: { group: string, duration: number }[] } }>,
 *   environment: { benchmarkIndex: number } }} Report
 */

const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
const chromium = await findBrowser(console.log)
const program = await findLighthouse()
const link = await startLink(address)
const rows = []
try {
  const empty = await figuresOfEmptyPage()
  for (const page of paths) rows.push(...(await toRows(page, empty)))
} finally {
  link.stop()
  rmSync(folder, { recursive: true, force: true })
}
printTable(rows)
process.exit(rows.some(({ verdict }) => verdict === 'MISSED') ? 1 : 0)

/**
 * @param {string} page
 * @param {Awaited<ReturnType<typeof figuresOfEmptyPage>>} empty
 */
async function toRows(page, empty) {
  const skipped = isHidden(page) ? ['--skip-audits=is-crawlable'] : []
  const figures = await figuresOf(address + page, skipped)
  const linked = await figuresOf(link.address + page, [...overLink, ...skipped])
  console.log(page, figures, linked) // a whole run takes an hour and may be interrupted
  const compared = (/** @type {number} */ value) =>
    `${page}, median of ${runs}; an empty page ${value.toFixed(0)}`
  const [time, whole] = [{ unit: ' ms', digits: 0 }, { digits: 0 }]
  const info = (
    /** @type {string} */ check,
    /** @type {'performance' | 'blocked' | 'largestPaint'} */ name,
  ) => infoRow(`${check}, over a link`, linked[name].toFixed(0), compared(empty.linked[name]))
  return [
    row('performance', figures.performance, {
      ...whole,
      least: empty.figures.performance - 3,
      compared: compared(empty.figures.performance),
    }),
    ...Object.entries(figures.scores).map(([name, score]) =>
      row(name, score, { ...whole, least: 100, compared: page }),
    ),
    row('blocked', figures.blocked, {
      ...time,
      most: Math.round(1.25 * empty.figures.blocked),
      compared: compared(empty.figures.blocked),
    }),
    row('largest paint', figures.largestPaint, {
      ...time,
      most: 1800,
      compared: compared(empty.figures.largestPaint),
    }),
    row('layout shift', figures.shift, { most: 0, digits: 3, compared: page }),
    ...Object.entries(figures.work).map(([cause, duration]) =>
      infoRow(
        `main thread: ${cause}`,
        `${duration.toFixed(0)} ms`,
        compared(empty.figures.work[cause] ?? 0),
      ),
    ),
    info('performance', 'performance'),
    info('blocked', 'blocked'),
    info('largest paint', 'largestPaint'),
    row('HTML', (await readBytes(address + page)) / 1024, {
      most: mostKibibytes(page),
      unit: ' KiB',
      compared: `${page}, compressed as it is sent`,
    }),
  ]
}

async function figuresOfEmptyPage() {
  const page = await startEmptyPage(fileURLToPath(new URL('..', import.meta.url)))
  const link = await startLink(page.address)
  try {
    const figures = await figuresOf(page.address, [])
    return { figures, linked: await figuresOf(link.address, overLink) }
  } finally {
    link.stop()
    page.stop()
  }
}

/**
 * Only the times differ from run to run.
 *
 * @param {string} url
 * @param {string[]} options of Lighthouse
 * @returns {Promise<Figures>} medians of times, and scores
 */
async function figuresOf(url, options) {
  const whole = await reportOf(url, options)
  const reports = [whole]
  while (reports.length < runs)
    reports.push(await reportOf(url, [...options, '--only-categories=performance']))
  const median = (/** @type {(report: Report) => number} */ read) =>
    reports.map(read).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN
  const audit = (/** @type {string} */ name) =>
    median(({ audits }) => audits[name]?.numericValue ?? NaN)
  const { performance: _, ...others } = whole.categories
  const worksOf = (/** @type {Report} */ { audits }) =>
    audits['mainthread-work-breakdown']?.details?.items ?? []
  const causes = [...new Set(reports.flatMap(worksOf).map(({ group }) => group))]
  return {
    performance: 100 * median(({ categories }) => categories.performance?.score ?? 0),
    scores: Object.fromEntries(
      Object.entries(others).map(([name, { score }]) => [name, 100 * score]),
    ),
    blocked: audit('total-blocking-time'),
    largestPaint: audit('largest-contentful-paint'),
    shift: audit('cumulative-layout-shift'),
    work: Object.fromEntries(
      causes.map((cause) => [
        cause,
        median((report) => worksOf(report).find(({ group }) => group === cause)?.duration ?? 0),
      ]),
    ),
    benchmarkIndex: median(({ environment }) => environment.benchmarkIndex),
  }
}

/** npm downloads it once. */
async function findLighthouse() {
  const options = ['exec', '--yes', `--package=${lighthouse}`, '-c', 'command -v lighthouse']
  const { stdout } = await promisify(execFile)('npm', options)
  return stdout.trim()
}

/**
 * @param {string} url
 * @returns {Promise<number>}
 */
function readBytes(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, async (response) => {
      let bytes = 0
      for await (const chunk of response) bytes += chunk.length
      resolve(bytes)
    }).on('error', reject)
  })
}

/**
 * Chromium's recording of a load fails now and then (`NO_NAVSTART`), and Lighthouse asks to run again.
 *
 * @param {string} url
 * @param {string[]} more options of Lighthouse
 * @returns {Promise<Report>}
 */
async function reportOf(url, more, triesLeft = 2) {
  try {
    return await runLighthouse(url, more)
  } catch (cause) {
    if (triesLeft === 0) throw cause
    return reportOf(url, more, triesLeft - 1)
  }
}

/**
 * @param {string} url
 * @param {string[]} more options of Lighthouse
 * @returns {Promise<Report>}
 */
async function runLighthouse(url, more) {
  const file = path.join(folder, 'report.json')
  const options = ['--quiet', '--output=json', `--output-path=${file}`]
  const flags = '--chrome-flags=--headless=new --no-sandbox'
  await promisify(execFile)(program, [url, ...options, ...more, flags], {
    env: { ...process.env, CHROME_PATH: chromium },
  })
  return JSON.parse(readFileSync(file, 'utf8'))
}
