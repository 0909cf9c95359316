/** Ctrl-C and `kill -9` at stages of the first start's load of the sample firm, then again. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import { describeSetup } from '../run/setup.mjs'
import { runUntil } from './killed.mjs'
import { drillPorts } from './ports.mjs'

/** @type {{ until: RegExp, signal: NodeJS.Signals, afterMs?: number }[]} */
const ends = [
  { until: /Loading the sample firm/, signal: 'SIGINT', afterMs: 5_000 }, // it migrates
  { until: /\b100 of/, signal: 'SIGKILL' },
  { until: /\b600 of/, signal: 'SIGINT' },
]

/** @type {import('../drill.mjs').Drill} */
export async function firstStart({ root, folder }) {
  const options = { data: path.relative(root, folder), ports: drillPorts, dist: '.next' }
  const program = `
    import { describeSetup, prepareContent } from './scripts/run/setup.mjs'
    await prepareContent(describeSetup(process.cwd(), ${JSON.stringify(options)}), console.log)`
  const start = (/** @type {object} */ how = {}) =>
    runUntil(['--input-type=module', '-e', program], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      ...how,
    })
  for (const end of ends) await start(end)
  const { code, output } = await start()
  const { databaseFile, content } = describeSetup(root, options)
  return {
    done: `The load of the sample firm ended ${ends.length} times by Ctrl-C and kill -9, then run again`,
    lost: code === 0 ? findMissing(databaseFile, path.join(content, 'seed')) : [output.slice(-300)],
    message: 'No message is needed: the next start loads it again.',
  }
}

/** Collections that have not a document for each file of the seed. @param {string} file @param {string} seed */
function findMissing(file, seed) {
  const database = new Database(file, { readonly: true })
  try {
    const folders = readdirSync(seed, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name !== 'globals',
    )
    return folders.flatMap(({ name }) => {
      const files = readdirSync(path.join(seed, name)).filter((one) => one.endsWith('.yaml'))
      const table = name.replaceAll('-', '_')
      /** @type {any} */
      const { count } = database.prepare(`select count(*) as count from "${table}"`).get()
      return count < files.length ? [`${name}: ${count} of ${files.length}`] : []
    })
  } finally {
    database.close()
  }
}
