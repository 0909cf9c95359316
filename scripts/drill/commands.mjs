/** Drills that are commands of their own. */
import path from 'node:path'
import { run } from '../run/processes.mjs'

/**
 * @param {{ root: string, folder: string }} context
 * @param {string[]} args
 */
const runScript = async ({ root, folder }, args) => {
  /** @type {string[]} */
  const lost = []
  await run(process.execPath, args, {
    cwd: root,
    env: process.env,
    log: path.join(folder, 'output.log'),
  }).catch((cause) => lost.push(String(cause.message)))
  return lost
}

/** @type {import('../drill.mjs').Drill} */
export const restore = async (context) => ({
  done: 'A backup restored into an empty set-up; each row and each page compared',
  lost: await runScript(context, ['scripts/backup.mjs', 'backup', '--check']),
  message: 'What differs is named.',
})

/** @type {import('../drill.mjs').Drill} */
export const chaos = async (context) => ({
  done: 'Instances and Redis killed, Redis away, flushed and full, a full disk, clocks an hour and a day off, a release',
  lost: await runScript(context, [
    'scripts/chaos.mjs',
    ...['kills', 'redis', 'diskFull', 'clock', 'release'],
  ]),
  message: 'Readers get pages; members 503 where their data are away.',
})
