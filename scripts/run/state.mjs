/**
 * The files of a local set-up that matter: secrets, databases, and who uses them. Each damage is
 * found before anything starts, and has a message that says what it means and what mends it.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartError } from './preconditions.mjs'

const waysOut = (folder) =>
  `Restore ${folder} from a backup (npm run restore -- <backup> --force), or move it away: the next start makes a new one with the sample firm.`

/**
 * The folder exists and can be written.
 *
 * @throws StartError
 */
export function checkFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    throw new StartError(
      `${folder} cannot be written (${/** @type {NodeJS.ErrnoException} */ (cause).code}). The content, accounts and logs are in it: make it writable for this user.`,
    )
  }
}

/** Secrets of the local set-up, generated once; missing ones are added. */
export function readSecrets(folder) {
  const file = path.join(folder, 'secrets.json')
  const stored = storedSecrets(file, folder)
  const secret = () => randomBytes(24).toString('base64url')
  const secrets = {
    content: secret(),
    contentKey: secret(),
    formsKey: secret(),
    preview: secret(),
    revalidate: secret(),
    editorPassword: `editor-${randomBytes(4).toString('hex')}`,
    identity: secret(),
    identityManagement: secret(),
    identityClient: secret(),
    identityEditorsClient: secret(),
    session: randomBytes(32).toString('hex'),
    searchAdmin: secret(),
    searchKey: secret(),
    memberPassword: `member-${randomBytes(5).toString('hex')}`,
    ...stored,
  }
  if (Object.keys(stored).length === Object.keys(secrets).length) return secrets
  mkdirSync(folder, { recursive: true })
  // whole or not at all
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}

/** Those of the databases; newer versions add others. */
const databaseSecrets = ['content', 'identity', 'session']

/** @returns {Record<string, string>} */
function storedSecrets(file, folder) {
  const database = ['content.db', 'identity.db'].find((name) => existsSync(path.join(folder, name)))
  if (!existsSync(file)) {
    if (!database) return {}
    throw new StartError(
      `${file} is missing beside ${database}: with new secrets nobody could sign in, and no form would arrive. ${waysOut(folder)}`,
    )
  }
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8'))
    const isWhole =
      stored &&
      typeof stored === 'object' &&
      !Array.isArray(stored) &&
      Object.values(stored).every((secret) => typeof secret === 'string' && secret !== '') &&
      (!database || databaseSecrets.every((name) => name in stored))
    if (isWhole) return stored
  } catch {
    // damaged, as below
  }
  throw new StartError(
    `${file} is damaged: it has the secrets of the databases beside it. ${waysOut(folder)}`,
  )
}

/**
 * The databases are whole. A damaged search index is removed, as it is made from the content.
 *
 * @param {{ folder: string, databaseFile: string, isEmbedded: boolean }} setup
 * @param {(line: string) => void} report
 * @throws StartError
 */
export function checkDatabases({ folder, databaseFile, isEmbedded }, report) {
  // a first start that was ended early has none, and pictures before its database
  const isLoaded = existsSync(path.join(folder, 'migrated.stamp'))
  if (isEmbedded && isLoaded && !existsSync(databaseFile))
    throw new StartError(
      `${databaseFile} is missing, which had the content of the pictures and accounts beside it. ${waysOut(folder)}`,
    )
  for (const file of [...(isEmbedded ? [databaseFile] : []), path.join(folder, 'identity.db')])
    if (isDamaged(file) || (isLoaded && isEmpty(file)))
      throw new StartError(`${file} is damaged: it is no whole database. ${waysOut(folder)}`)
  const index = path.join(folder, 'search.db')
  if (!isDamaged(index)) return
  report('The search index is damaged: it is built again')
  for (const end of ['', '-wal', '-shm']) rmSync(index + end, { force: true })
  rmSync(path.join(folder, 'indexed.stamp'), { force: true })
}

/** A new database is empty too, but has its content in a log. */
const isEmpty = (file) =>
  existsSync(file) && statSync(file).size === 0 && !existsSync(`${file}-wal`)

const magic = 'SQLite format 3\0'

/** Whether a file is no database, or has fewer pages than its header says (sqlite.org/fileformat.html). */
function isDamaged(file) {
  if (!existsSync(file)) return false
  const descriptor = openSync(file, 'r')
  try {
    const header = Buffer.alloc(100)
    const { size } = fstatSync(descriptor)
    if (size === 0) return false // a new one, whose content is in its log
    if (readSync(descriptor, header, 0, 100, 0) < 100) return true
    const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
    return header.toString('latin1', 0, 16) !== magic || size < header.readUInt32BE(28) * pageSize
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Marks a folder as in use by this process, until it exits. Two starts on other ports would write
 * the same databases.
 *
 * @param {string} [command] whose folder it is
 * @throws StartError when another start uses it
 */
export function lockFolder(folder, command = 'npm start') {
  const file = path.join(folder, 'start.pid')
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (isOtherStart(other))
    throw new StartError(
      `${folder} is in use by another ${command} (process ${other}). Stop that one, or start from a clone of its own.`,
    )
  writeFileSync(file, String(process.pid))
  process.on('exit', () => rmSync(file, { force: true }))
}

/** Whether another process lives and is a start: numbers are given again. */
export function isOtherStart(pid) {
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || /\b(start|test)\.mjs/.test(readFileSync(commandLine, 'utf8'))
}

/**
 * Ends what a start that was killed has left: without a terminal nothing else does, and it would
 * write the same databases.
 *
 * @param {string} folder of their pids
 * @param {string} root the repository, which the command lines of its processes name
 * @param {(line: string) => void} report
 */
export async function endLeftovers(folder, root, report) {
  const left = ['site', 'content', 'identity', 'search'].flatMap((name) => {
    const file = path.join(folder, `${name}.pid`)
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    return pid && isOf(root, pid) ? [{ name, file, pid }] : []
  })
  if (left.length === 0) return
  report(`Ending what a start before has left: ${left.map(({ name }) => name).join(', ')}`)
  for (const { pid, file } of left) {
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
      if (!isOf(root, pid)) break
      process.kill(pid, signal)
      for (let tries = 0; tries < 50 && commandOf(pid); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 100))
    }
    rmSync(file, { force: true })
  }
}

/** Whether a process runs a file of the repository, by its path or its URL. */
function isOf(root, pid) {
  const command = commandOf(pid)
  return command.includes(`${root}/`) || command.includes(encodeURI(`${root}/`))
}

/** The command line of a process, or nothing when there is none; numbers are given again. */
const commandOf = (pid) =>
  spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
