/** Restores a backup into an empty set-up, and compares it with the original: rows, files and every page. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'libsql'
import { copyBuild } from '../run/copy-build.mjs'
import { createDatabase, findPostgres, startPostgres } from '../run/postgres.mjs'
import { StartError } from '../run/preconditions.mjs'
import { run, stop } from '../run/processes.mjs'
import { startContent, startIdentity, startSearch, startSite } from '../run/services.mjs'
import { describeTrial, prepareTrial, trialDist, trialPorts } from '../run/trial.mjs'
import { backUp, restore } from './backup.mjs'

/** @typedef {ReturnType<typeof describeTrial>} Setup @typedef {(line: string) => void} Report */

/**
 * @param {string} root
 * @param {Report} report
 * @throws StartError naming what differs
 */
export async function checkRestore(root, report) {
  const original = await prepareTrial(root, report)
  const before = await readSite(original, report)
  const target = path.join(original.folder, 'backup')
  rmSync(target, { recursive: true, force: true })
  const { files, bytes } = await backUp(original, target)
  report(`Backup: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`)
  const data = '.data/trial/restored'
  rmSync(path.join(root, data), { recursive: true, force: true })
  await restore(describePaths(root, data), target)
  // after its secrets are there
  const restored = describeTrial(root, data)
  const rows = compareDatabases(original, restored)
  report(`${rows} rows of three SQLite databases are the same`)
  const after = await readSite(restored, report)
  comparePages(before, after)
  report(`${after.size} pages are the same`)
  report(`${await checkPostgres(original, report)} rows of PostgreSQL are the same`)
}

/** Where a set-up stores what, without making its secrets. @param {string} root @param {string} data */
function describePaths(root, data) {
  const folder = path.join(root, data)
  return /** @type {Setup} */ (
    /** @type {unknown} */ ({
      folder,
      contentEnv: {
        CONTENT_DATABASE_URL: `file:${folder}/content.db`,
        CONTENT_MEDIA_DIR: path.join(folder, 'media'),
      },
      searchEnv: { SEARCH_DATABASE_FILE: path.join(folder, 'search.db') },
      identityEnv: { IDENTITY_DATABASE_FILE: path.join(folder, 'identity.db') },
      siteEnv: { SITE_STATE_DIR: path.join(folder, 'site') },
    })
  )
}

/**
 * Starts everything, and requests every page of the sitemaps, lists with search, and pictures.
 *
 * @param {Setup} setup
 * @param {Report} report
 * @returns {Promise<Map<string, string>>} bodies by address
 */
async function readSite(setup, report) {
  report(`Reading every page of ${path.relative(setup.root, setup.folder)}`)
  const dist = path.join(setup.folder, 'next-without-pages')
  copyWithoutPages(trialDist(setup.root), dist)
  const running = [await startSearch(setup), await startIdentity(setup), await startContent(setup)]
  const siteEnv = { ...setup.siteEnv, SITE_DIST_DIR: path.relative(setup.root, dist) }
  running.unshift(await startSite({ ...setup, siteEnv }))
  try {
    return await readPages(setup.siteUrl)
  } finally {
    for (const child of running)
      await stop(/** @type {import('node:child_process').ChildProcess} */ (child))
  }
}

/** Every page is then rendered from the content. @param {string} built @param {string} copy */
function copyWithoutPages(built, copy) {
  copyBuild(built, copy)
  const app = path.join(copy, 'server/app')
  rmSync(app)
  mkdirSync(app)
  const isOfPage = /\.(html|rsc|meta|segments)$/
  cpSync(path.join(built, 'server/app'), app, {
    recursive: true,
    filter: (file) => !isOfPage.test(file) || file.includes('_not-found'),
  })
}

/**
 * React numbers and orders what it streams by the time at which it is ready; what a visitor reads
 * and what search engines read stays.
 */
const ofStream =
  /<script>self\.__next_f[^]*?<\/script>|<script src="[^"]*"[^>]*><\/script>|<link rel="(preload|stylesheet)"[^>]*>|<meta name="next-size-adjust"[^>]*>/g

/** @param {string} siteUrl */
async function readPages(siteUrl) {
  /**
   * @param {string} url
   * @param {number} triesLeft as a machine may be too busy for a page
   * @returns {Promise<string>}
   */
  const readText = async (url, triesLeft = 20) => {
    const response = await fetch(url)
    const body = await response.text()
    if (response.status === 503 && triesLeft > 0) {
      await wait(1_000)
      return readText(url, triesLeft - 1)
    }
    return `${response.status} ${body.replace(/ nonce="[^"]*"/g, '').replace(ofStream, '')}`
  }
  const linksIn = (/** @type {string} */ xml) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  const parts = linksIn(await readText(`${siteUrl}/sitemap.xml`))
  const pages = (await Promise.all(parts.map((url) => readText(url)))).flatMap(linksIn)
  const others = ['/people?q=kato', '/api/suggest?q=merger', '/404-of-the-check', '/robots.txt']
  const queue = [...new Set([...parts, ...pages, ...others.map((end) => siteUrl + end)])]
  const bodies = new Map()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let url = queue.shift(); url; url = queue.shift()) bodies.set(url, await readText(url))
    }),
  )
  return bodies
}

/** @param {Map<string, string>} before @param {Map<string, string>} after */
function comparePages(before, after) {
  const addresses = [...new Set([...before.keys(), ...after.keys()])]
  const differing = addresses.filter((url) => before.get(url) !== after.get(url))
  const failed = [...before].filter(([, body]) => /^(429|5)/.test(body)).map(([url]) => url)
  if (differing.length + failed.length === 0 && before.size > 1000) return
  const place = (/** @type {string} */ url) => {
    const [a = '', b = ''] = [before.get(url), after.get(url)]
    let at = 0
    while (a[at] === b[at]) at += 1
    const near = (/** @type {string} */ text) => text.slice(Math.max(0, at - 60), at + 60)
    return `${url}: ${near(a)} | ${near(b)}`
  }
  throw new StartError(
    `${differing.length} of ${addresses.length} pages differ, ${failed.length} failed:\n${[...differing.slice(0, 10).map(place), ...failed.slice(0, 5)].join('\n')}`,
  )
}

/** @param {Setup} original @param {Setup} restored @returns {number} rows */
function compareDatabases(original, restored) {
  let count = 0
  for (const name of ['content.db', 'identity.db', 'search.db']) {
    const [before, after] = [original, restored].map(({ folder }) =>
      toRows(path.join(folder, name)),
    )
    for (const table of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (JSON.stringify(before[table]) !== JSON.stringify(after[table]))
        throw new StartError(`The table ${table} of ${name} differs.`)
      count += before[table].length
    }
  }
  return count
}

/** @param {string} file @returns {Record<string, unknown[]>} rows by table */
function toRows(file) {
  const database = new Database(file, { readonly: true })
  try {
    /** @type {any[]} */
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    return Object.fromEntries(
      tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]),
    )
  } finally {
    database.close()
  }
}

/**
 * Moves the sample firm to PostgreSQL, and restores a backup of it into another database.
 *
 * @param {Setup} setup
 * @param {Report} report
 * @returns {Promise<number>} rows
 */
async function checkPostgres(setup, report) {
  const programs = findPostgres(report)
  const { postgres: port } = trialPorts
  const url = await startPostgres(programs, { port, logs: setup.logs })
  const empty = await createDatabase(programs, { name: 'restored', port, logs: setup.logs })
  const folder = path.join(setup.folder, 'postgres')
  const describeOn = (/** @type {string} */ database, /** @type {string} */ name) => ({
    ...describePaths(setup.root, path.relative(setup.root, path.join(folder, name))),
    contentEnv: {
      ...setup.contentEnv,
      CONTENT_DATABASE_URL: database,
      CONTENT_MEDIA_DIR: path.join(folder, name, 'media'),
    },
  })
  rmSync(folder, { recursive: true, force: true })
  const original = describeOn(url, 'original')
  const source = setup.contentEnv.CONTENT_DATABASE_URL
  await run(
    process.execPath,
    [path.join(setup.content, 'scripts/run.mjs'), 'move-to-postgres', source],
    {
      cwd: setup.content,
      env: original.contentEnv,
      log: path.join(setup.logs, 'move-to-postgres.log'),
    },
  )
  const target = path.join(folder, 'backup')
  mkdirSync(folder, { recursive: true })
  await backUp(original, target)
  await restore(describeOn(empty, 'restored'), target)
  const [before = [], after = []] = [url, empty].map((database) => dataOf(programs, database))
  if (before.join('\n') !== after.join('\n'))
    throw new StartError('The rows of PostgreSQL differ after the restore.')
  return before.filter((line) => line.includes('\t')).length
}

/** @param {string} programs @param {string} url @returns {string[]} lines of a dump, one for each row */
function dataOf(programs, url) {
  const args = ['--data-only', '--no-owner', url]
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { encoding: 'utf8', maxBuffer: 2 ** 30 }
  const { status, stdout, stderr } = spawnSync(path.join(programs, 'pg_dump'), args, options)
  if (status !== 0) throw new StartError(`pg_dump failed: ${stderr}`)
  return String(stdout)
    .split('\n')
    .filter((line) => !/^(--|\\(un)?restrict)/.test(line))
}
