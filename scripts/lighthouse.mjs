// @ts-check
/**
 * `npm run lighthouse -- [address] [part of a path]`: Lighthouse for phones, the median of five runs
 * of one page of each type, against a running site on a machine that is idle. Exits with 1 when a
 * page misses a budget. Lighthouse is not a dependency of the site: npm downloads it.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { pageTypes } from '../e2e/support/page-types.mjs'
import { printTable, row } from './bench/table.mjs'
import { findBrowser } from './run/browser.mjs'

/** The last that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2'
const runs = 5
const mostKibibytes = 30

const [address = 'http://localhost:3000', part = ''] = process.argv.slice(2)
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
 * @typedef {{ categories: Record<string, { score: number }>, audits: Record<string,
 *   { numericValue: number }> }} Report
 */

const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
const chromium = await findBrowser(console.log)
const rows = []
try {
  for (const page of paths) rows.push(...(await rowsOf(page)))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
printTable(rows)
process.exit(rows.some(({ verdict }) => verdict === 'MISSED') ? 1 : 0)

/** @param {string} page */
async function rowsOf(page) {
  console.log(page)
  /** @type {Report[]} */
  const reports = []
  for (let run = 0; run < runs; run += 1) reports.push(await reportOf(page))
  const median = (/** @type {(report: Report) => number} */ read) =>
    reports.map(read).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN
  const score = (/** @type {string} */ category) =>
    100 * median(({ categories }) => categories[category]?.score ?? 0)
  const audit = (/** @type {string} */ name) =>
    median(({ audits }) => audits[name]?.numericValue ?? NaN)
  const compared = `${page}, median of ${runs}`
  const whole = { digits: 0, compared }
  return [
    row('performance', score('performance'), { ...whole, least: 98 }),
    ...['accessibility', 'best-practices', 'seo'].map((name) =>
      row(name, score(name), { ...whole, least: 100 }),
    ),
    row('blocked', audit('total-blocking-time'), { ...whole, most: 100, unit: ' ms' }),
    row('largest paint', audit('largest-contentful-paint'), { ...whole, most: 1800, unit: ' ms' }),
    row('HTML', (await bytesOf(address + page)) / 1024, {
      most: mostKibibytes,
      unit: ' KiB',
      compared: `${page}, compressed as it is sent`,
    }),
  ]
}

/**
 * @param {string} url
 * @returns {Promise<number>}
 */
const bytesOf = (url) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, async (response) => {
      let bytes = 0
      for await (const chunk of response) bytes += chunk.length
      resolve(bytes)
    }).on('error', reject)
  })

/**
 * @param {string} page
 * @returns {Promise<Report>}
 */
async function reportOf(page) {
  const file = path.join(folder, 'report.json')
  const options = ['--quiet', '--output=json', `--output-path=${file}`]
  const skipped = isHidden(page) ? ['--skip-audits=is-crawlable'] : []
  const flags = '--chrome-flags=--headless=new --no-sandbox'
  await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', address + page],
      ...[...options, ...skipped, flags],
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  )
  return JSON.parse(readFileSync(file, 'utf8'))
}
