/** `kill -9` in the middle of a migration, then again, on SQLite and on PostgreSQL. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import Database from 'libsql'
import { createDatabase, findPostgres, startPostgresServer } from '../run/postgres.mjs'
import { describeSetup } from '../run/setup.mjs'
import { drillPorts } from './ports.mjs'
import { runUntil } from './killed.mjs'

/** After the migration has begun, which takes some three seconds. */
const moments = [0, 400, 1_200, 2_400]

/** @type {import('../drill.mjs').Drill} */
export async function migration({ root, folder, report }) {
  const setup = describeSetup(root, {
    data: path.relative(root, folder),
    ports: drillPorts,
    dist: '.next',
    environment: { PATH: process.env.PATH, HOME: process.env.HOME },
  })
  const programs = findPostgres(report)
  const server = { port: drillPorts.postgres, logs: setup.logs }
  const postgres = await startPostgresServer(programs, server)
  const migrate = (/** @type {string} */ url, /** @type {object} */ how = {}) =>
    runUntil([path.join(setup.content, 'scripts/run.mjs'), 'migrate'], {
      cwd: setup.content,
      env: { ...setup.contentEnv, CONTENT_DATABASE_URL: url },
      ...how,
    })
  /** @type {Record<string, { toUrl: (name: string) => Promise<string>, read: (url: string) => string }>} */
  const databases = {
    SQLite: {
      toUrl: async (name) => `file:${path.join(folder, `${name}.db`)}`,
      read: (url) => readTables(url.slice('file:'.length)),
    },
    PostgreSQL: {
      toUrl: (name) => createDatabase(programs, { name, ...server }),
      read: (url) => {
        const { stdout } = spawnSync(path.join(programs, 'pg_dump'), ['--schema-only', url], {
          encoding: 'utf8',
          maxBuffer: 2 ** 28,
        })
        return stdout.replace(/^\\(?:un)?restrict .*$/gm, '')
      },
    },
  }
  /** @type {string[]} */
  const lost = []
  for (const [name, { toUrl, read }] of Object.entries(databases)) {
    const whole = await toUrl('whole')
    await migrate(whole)
    const expected = read(whole)
    for (const afterMs of moments) {
      const url = await toUrl(`killed_${afterMs}`)
      await migrate(url, { until: /Migrating:/, afterMs })
      const { code, output } = await migrate(url)
      if (code !== 0) lost.push(`${name} after ${afterMs} ms: ${lastLine(output)}`)
      else if (read(url) !== expected || expected.length < 100_000)
        lost.push(`${name} after ${afterMs} ms: another schema`)
    }
  }
  await postgres.end() // the next drill has its port
  return {
    done: `${moments.length} migrations of SQLite and of PostgreSQL killed in the middle, then run again`,
    lost,
    message: 'No message is needed: the next start migrates.',
  }
}

/** @param {string} file */
function readTables(file) {
  const database = new Database(file, { readonly: true })
  try {
    return JSON.stringify(
      database.prepare('select name, sql from sqlite_master order by name').all(),
    )
  } finally {
    database.close()
  }
}

const lastLine = (/** @type {string} */ text) => text.trim().split('\n').at(-1)
