/**
 * `npm run drill`: damages sets-up of its own (`.data/drill`) as accidents do, starts one that is
 * empty, and exits with 1 when something is lost. Each drill prints one line: what was done, what
 * was lost, the message that was given. `npm run drill -- migration` selects drills by the start of their name.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { migration } from './drill/migration.mjs'
import { firstStart } from './drill/first-start.mjs'
import { postgres } from './drill/postgres.mjs'
import { descriptors } from './drill/descriptors.mjs'
import { emptyStart } from './drill/empty-start.mjs'
import { memory } from './drill/memory.mjs'
import { chaos, restore } from './drill/commands.mjs'
import { report, runCommand } from './run/command.mjs'
import { drillPorts } from './drill/ports.mjs'
import { checkDisk, checkNode, checkPort } from './run/preconditions.mjs'

/**
 * @typedef {{ root: string, folder: string, report: (line: string) => void }} Context
 * @typedef {{ done: string, lost: string[], message: string }} Result lost is empty when all is there
 * @typedef {(context: Context) => Promise<Result>} Drill
 */

/** The quick ones first. @type {Record<string, Drill>} */
const drills = {
  migration,
  firstStart,
  postgres,
  descriptors,
  memory,
  emptyStart,
  restore,
  chaos,
}

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = path.join(root, '.data/drill')
const names = process.argv.slice(2)

await runCommand(async () => {
  checkNode()
  let failed = 0
  for (const [name, drill] of Object.entries(drills)) {
    if (names.length > 0 && !names.some((start) => name.startsWith(start))) continue
    const own = path.join(folder, name)
    rmSync(own, { recursive: true, force: true })
    checkDisk(root)
    for (const [part, port] of Object.entries(drillPorts))
      await checkPort(port, `drill's ${part}`, 'DRILL_PORT, the first of five')
    const result = await drill({ root, folder: own, report }).catch((cause) => ({
      done: 'ended early',
      lost: [String(cause)],
      message: '',
    }))
    if (result.lost.length > 0) failed += 1
    const loss = result.lost.length > 0 ? `LOST ${result.lost.join('; ')}` : '0 lost'
    report(`${name}: ${result.done}. ${loss}. ${result.message}`)
  }
  return failed === 0
})
