/** What commands that start processes have in common. */
import { StartError } from './preconditions.mjs'
import { stopAll } from './processes.mjs'

const startedAt = Date.now()

/** Prints a line behind the seconds since the start. @param {string} line */
export const report = (line) =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${line}`)

/**
 * Runs a command, stops all processes that it has started, also when it is ended, and exits.
 *
 * @param {() => Promise<boolean | void>} action returns false where it fails; what it throws is printed
 */
export async function runCommand(action) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      stopAll().then(() => process.exit(1))
    })
  let isDone = false
  try {
    isDone = (await action()) !== false
  } catch (cause) {
    console.error(cause instanceof StartError ? cause.message : cause)
  }
  await stopAll()
  process.exit(isDone ? 0 : 1)
}
