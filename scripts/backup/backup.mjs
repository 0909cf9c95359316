/** Copies of what a set-up stores, and back. Services may run while a copy is made. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import { StartError } from '../run/preconditions.mjs'

/** @typedef {ReturnType<typeof import('../run/setup.mjs').describeSetup>} Setup */

/** The version of the format; a backup of another one is refused. */
const format = 1
const manifestName = 'manifest.json'

/**
 * What is stored: databases of SQLite, folders, files, and perhaps a database of PostgreSQL.
 *
 * @param {Pick<Setup, 'folder' | 'contentEnv' | 'searchEnv' | 'identityEnv' | 'siteEnv'>} setup
 */
function splitParts({ folder, contentEnv, searchEnv, identityEnv, siteEnv }) {
  const { CONTENT_DATABASE_URL: url, CONTENT_MEDIA_DIR: media } = contentEnv
  const isSqlite = url.startsWith('file:')
  return {
    postgres: isSqlite ? null : url,
    databases: {
      ...(isSqlite ? { 'content.db': url.slice('file:'.length) } : {}),
      'identity.db': identityEnv.IDENTITY_DATABASE_FILE,
      'search.db': searchEnv.SEARCH_DATABASE_FILE,
    },
    folders: { media, site: siteEnv.SITE_STATE_DIR },
    files: { 'secrets.json': path.join(folder, 'secrets.json') },
  }
}

/**
 * Writes a backup into a new folder. Databases come first: a picture that is uploaded meanwhile is
 * one too many, not one too few.
 *
 * @param {Parameters<typeof splitParts>[0]} setup
 * @param {string} target
 * @returns {Promise<{ files: number, bytes: number }>}
 * @throws StartError when the folder is there, or a database cannot be read
 */
export async function backUp(setup, target) {
  if (existsSync(target)) throw new StartError(`${target} is there already.`)
  const { postgres, databases, folders, files } = splitParts(setup)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  for (const [name, file] of Object.entries(databases))
    if (existsSync(file)) copyDatabase(file, path.join(target, name))
  if (postgres)
    runPostgres('pg_dump', [
      '--format=custom',
      '--file',
      path.join(target, 'content.dump'),
      postgres,
    ])
  for (const [name, folder] of Object.entries(folders))
    if (existsSync(folder)) cpSync(folder, path.join(target, name), { recursive: true })
  for (const [name, file] of Object.entries(files))
    if (existsSync(file)) copyFileSync(file, path.join(target, name))
  const sums = await sumsOf(target)
  const manifest = {
    format,
    createdAt: new Date().toISOString(),
    postgres: postgres !== null,
    sums,
  }
  writeFileSync(path.join(target, manifestName), JSON.stringify(manifest, null, 2))
  const sizes = Object.keys(sums).map((name) => statSync(path.join(target, name)).size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/**
 * Restores a backup. The services must not run.
 *
 * @param {Parameters<typeof splitParts>[0] & Pick<Setup, 'root' | 'dist'>} setup
 * @param {string} source
 * @param {{ force?: boolean }} options force replaces what is there
 * @throws StartError for a damaged backup, and for a set-up that has data already; nothing is
 *   changed then
 */
export async function restore(setup, source, { force = false } = {}) {
  const { postgres, databases, folders, files } = splitParts(setup)
  await assertWhole(source, postgres !== null)
  const places = { ...databases, ...folders, ...files }
  const taken = Object.values({ ...databases, ...folders }).filter((place) => existsSync(place))
  if (taken.length > 0 && !force)
    throw new StartError(
      `Nothing was restored: there are data already (${taken.join(', ')}). With --force they are replaced.`,
    )
  // first, as it may refuse tables that are there already
  if (postgres)
    runPostgres('pg_restore', [
      ...(force ? ['--clean', '--if-exists'] : []),
      '--exit-on-error',
      '--single-transaction',
      '--no-owner',
      '--dbname',
      postgres,
      path.join(source, 'content.dump'),
    ])
  for (const [name, place] of Object.entries(places)) {
    for (const end of ['', '-wal', '-shm']) rmSync(place + end, { recursive: true, force: true })
    const copy = path.join(source, name)
    if (!existsSync(copy)) continue
    mkdirSync(path.dirname(place), { recursive: true })
    cpSync(copy, place, { recursive: true })
  }
  // the next start migrates and indexes what may be older than the code
  for (const stamp of ['migrated.stamp', 'indexed.stamp'])
    rmSync(path.join(setup.folder, stamp), { force: true })
  // and builds the site: its pages may have texts that are behind a permission in the backup
  for (const rendered of ['built.stamp', 'rendered', 'cache'])
    rmSync(path.join(setup.root, setup.dist, rendered), { recursive: true, force: true })
}

/** A consistent copy of a database that may be written meanwhile. @param {string} file @param {string} copy */
function copyDatabase(file, copy) {
  const database = new Database(file, { readonly: true })
  try {
    database.prepare('VACUUM INTO ?').run(copy)
  } finally {
    database.close()
  }
  chmodSync(copy, 0o600)
}

/** @param {string} program @param {string[]} args */
function runPostgres(program, args) {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (error) throw new StartError(`${program} of PostgreSQL is needed in the PATH.`)
  if (status !== 0) throw new StartError(`${program} failed: ${stderr.trim()}`)
}

/** @param {string} source @param {boolean} isPostgres */
async function assertWhole(source, isPostgres) {
  const file = path.join(source, manifestName)
  if (!existsSync(file)) throw new StartError(`${source} is no backup: it has no ${manifestName}.`)
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  if (manifest.format !== format)
    throw new StartError('The backup has a format that this version does not know.')
  if (manifest.postgres !== isPostgres)
    throw new StartError(
      `The content of the backup is of ${manifest.postgres ? 'PostgreSQL' : 'SQLite'}: set CONTENT_DATABASE_URL to such a database.`,
    )
  const sums = await sumsOf(source)
  const damaged = [...new Set([...Object.keys(manifest.sums), ...Object.keys(sums)])].filter(
    (name) => manifest.sums[name] !== sums[name],
  )
  if (damaged.length > 0) throw new StartError(`The backup is damaged: ${damaged.join(', ')}.`)
}

/** SHA-256 of each file but the manifest. @param {string} folder @returns {Promise<Record<string, string>>} */
async function sumsOf(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((name) => name !== manifestName)
    .sort()
  /** @type {Record<string, string>} */
  const sums = {}
  for (const name of names) sums[name] = await sumOf(path.join(folder, name))
  return sums
}

/** @param {string} file */
async function sumOf(file) {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part)
  return hash.digest('hex')
}
