/**
 * Restarts crashed services with exponential backoff (docs/adr/0010). A site that keeps crashing
 * ends the start.
 */
const firstDelay = 0.25
const maxDelay = 10
const stableAfterSeconds = 30
const maxSiteCrashes = 8

/** @returns seconds before the restart that follows the n-th crash in a row */
export const delayAfter = (crashes) => Math.min(firstDelay * 2 ** (crashes - 1), maxDelay)

/**
 * @param {{ report: (line: string) => void, giveUp: () => unknown, schedule?: (run: () => void, ms:
 *   number) => unknown }} options giveUp is called once the site crashed too often
 * @returns takes the exit of a service (`serve` in processes.mjs) and the function that restarts it
 */
export function createRestarts({ report, giveUp, schedule = setTimeout }) {
  const crashes = new Map()
  return (exit, restart) => {
    const count = exit.seconds >= stableAfterSeconds ? 1 : (crashes.get(exit.name) ?? 0) + 1
    crashes.set(exit.name, count)
    report(describeExit(exit))
    if (exit.name === 'site' && count >= maxSiteCrashes) {
      report(`The site ended ${count} times without staying up for ${stableAfterSeconds} s.`)
      return giveUp()
    }
    const delay = delayAfter(count)
    report(`Restarting the ${exit.name} service in ${delay} s`)
    return schedule(restart, delay * 1000)
  }
}

/** One line, and the last output lines after a crash. */
export function describeExit({ name, code, signal, log, lines }) {
  const end = `The ${name} service ended (${signal ?? `code ${code}`}); its log is ${log}`
  return signal === 'SIGKILL' || signal === 'SIGTERM' || lines.length === 0
    ? end
    : [end, ...lastOutput(lines).map((line) => `        ${line}`)].join('\n')
}

/** V8 prints a long native stack after the line with the error. */
function lastOutput(lines) {
  const fatal = lines.findLastIndex((line) => line.startsWith('FATAL ERROR'))
  return fatal < 0 ? lines.slice(-10) : [lines[fatal]]
}
