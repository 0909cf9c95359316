/**
 * Restarts services that end by themselves, with exponential backoff (docs/adr/0010). A site that does not stay up ends
 * everything: there is nothing left to serve.
 */
const firstDelay = 0.25
const longestDelay = 10
const steadyAfter = 30
const mostSiteCrashes = 8

/** @returns seconds before the restart that follows the n-th crash in a row */
export const delayAfter = (crashes) => Math.min(firstDelay * 2 ** (crashes - 1), longestDelay)

/**
 * @param {{ say: (line: string) => void, giveUp: () => unknown, schedule?: (run: () => void, ms: number) => unknown }} options giveUp is called once the site crashed too often
 * @returns takes the exit of a service (`serve` in processes.mjs) and the function that restarts it
 */
export function createRestarts({ say, giveUp, schedule = setTimeout }) {
  const crashes = new Map()
  return (exit, restart) => {
    const count = exit.seconds >= steadyAfter ? 1 : (crashes.get(exit.name) ?? 0) + 1
    crashes.set(exit.name, count)
    say(describeExit(exit))
    if (exit.name === 'site' && count >= mostSiteCrashes) {
      say(`The site ended ${count} times without staying up for ${steadyAfter} s.`)
      return giveUp()
    }
    const delay = delayAfter(count)
    say(`Restarting the ${exit.name} service in ${delay} s`)
    return schedule(restart, delay * 1000)
  }
}

/** One line, and the last of the service's output when it was a crash of its own. */
export function describeExit({ name, code, signal, log, lines }) {
  const end = `The ${name} service ended (${signal ?? `code ${code}`}); its log is ${log}`
  return signal === 'SIGKILL' || signal === 'SIGTERM' || lines.length === 0
    ? end
    : [end, ...lastWords(lines).map((line) => `        ${line}`)].join('\n')
}

/** V8 prints a long native stack below the line that says what happened. */
function lastWords(lines) {
  const fatal = lines.findLastIndex((line) => line.startsWith('FATAL ERROR'))
  return fatal < 0 ? lines.slice(-10) : [lines[fatal]]
}
