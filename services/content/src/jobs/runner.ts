import type { Payload } from 'payload'

const pollMs = 1_000
const firstPollMs = 10

/**
 * Calls `run` every second, also when the clock of the machine is set. After a wake-up it is called sooner, with
 * growing pauses: Payload has no hook after the commit, and a job is visible only then.
 *
 * @param run returns the milliseconds before the next call, 0 for the usual
 * @returns the function that wakes it
 */
export function startRunner(payload: Payload, run: () => Promise<number>): () => void {
  let pause = firstPollMs
  let earliest = 0
  let timer: NodeJS.Timeout | undefined
  let due = Infinity

  // an earlier time stays, so that a burst of wake-ups cannot postpone the call
  const schedule = () => {
    const at = Math.max(performance.now() + pause, earliest)
    if (at >= due) return
    due = at
    clearTimeout(timer)
    timer = setTimeout(() => void call(), at - performance.now()).unref()
  }
  let isRunning = false
  const call = async () => {
    isRunning = true
    due = Infinity
    pause = Math.min(pause * 2, pollMs)
    try {
      const wait = await run()
      earliest = performance.now() + wait
      if (wait > 0) pause = firstPollMs
    } catch (cause) {
      payload.logger.warn({ cause: String(cause) }, 'Jobs could not be run')
    }
    isRunning = false
    schedule()
  }
  const wake = () => {
    pause = firstPollMs
    if (!isRunning) schedule()
  }
  schedule()
  return wake
}
