/** A PostgreSQL for the tests, with an empty database that is deleted afterwards. */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartError } from './preconditions.mjs'
import { installPackages } from './debian.mjs'
import { run, serve, stop } from './processes.mjs'

const debian = '/usr/lib/postgresql'

/** Debian installs the server's programs outside the PATH, in a folder per version. */
function findPrograms() {
  const ofDebian = existsSync(debian)
    ? readdirSync(debian).map((version) => path.join(debian, version, 'bin'))
    : []
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...ofDebian.reverse(),
    '/opt/homebrew/bin',
  ]
  return folders.find((folder) =>
    ['initdb', 'postgres', 'pg_isready'].every((program) => existsSync(path.join(folder, program))),
  )
}

/**
 * @returns the folder of its programs, after installing it on Debian
 */
export function findPostgres(report) {
  const programs = findPrograms()
  if (programs) return programs
  installPackages(['postgresql'], () => report('Installing PostgreSQL for the browser tests'))
  const installed = findPrograms()
  if (!installed)
    throw new StartError(
      'No PostgreSQL was found for the browser tests. Install one, with its programs in the PATH.',
    )
  return installed
}

/**
 * @returns {Promise<string>} the connection string
 */
export const startPostgres = async (programs, options) =>
  (await startPostgresServer(programs, options)).url

/**
 * @param {string} programs the folder of its programs
 * @param {{ port: number, logs: string, connections?: number }} options
 * @returns {Promise<{ url: string, restart: () => Promise<void>, end: () => Promise<void> }>} `restart` aborts all
 *   connections
 */
export async function startPostgresServer(programs, { port, logs, connections = 100 }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-')) // readable by the user below
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const user = userToRunAs()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const options = {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH },
    log: path.join(logs, 'postgres.log'),
  }
  await run(
    path.join(programs, 'initdb'),
    ['-D', 'data', '-U', 'content', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )
  // Loopback only, no socket, no fsync.
  const address = ['-p', String(port), '-h', '127.0.0.1', '-k', '']
  const start = async () => {
    const args = ['-D', 'data', ...address, '-F', '-N', String(connections)]
    const child = serve('postgres', args, {
      ...options,
      command: path.join(programs, 'postgres'),
    })
    await waitUntilReady(path.join(programs, 'pg_isready'), port)
    return child
  }
  let child = await start()
  return {
    url: `postgres://content@127.0.0.1:${port}/postgres`,
    async restart() {
      const isClosed = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGQUIT')
      await isClosed
      child = await start()
    },
    end: () => stop(child),
  }
}

/**
 * Another empty database of the server.
 *
 * @returns {Promise<string>} the connection string
 */
export async function createDatabase(programs, { name, port, logs }) {
  await run(
    path.join(programs, 'createdb'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', 'content', name],
    { env: { PATH: process.env.PATH }, log: path.join(logs, 'postgres.log') },
  )
  return `postgres://content@127.0.0.1:${port}/${name}`
}

/** PostgreSQL refuses to run as root; Debian's package creates a user. */
function userToRunAs() {
  if (process.getuid?.() !== 0) return {}
  const toId = (flag) => Number(spawnSync('id', [flag, 'postgres']).stdout)
  const user = { uid: toId('-u'), gid: toId('-g') }
  if (!user.uid)
    throw new StartError('PostgreSQL does not run as root, and there is no user "postgres".')
  return user
}

async function waitUntilReady(program, port) {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    if (spawnSync(program, ['-h', '127.0.0.1', '-p', String(port)]).status === 0) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new StartError(`PostgreSQL did not answer at port ${port} within 30 s.`)
}
