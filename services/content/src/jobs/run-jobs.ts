import type { Payload } from 'payload'
import { queueMailsWithoutJob } from '../mail/queue-mails-without-job'
import { claimJobs } from './claim'
import { startRunner } from './runner'

/**
 * Queues whose jobs Payload runs, one after another: scheduled publications are in its default
 * queue. Each has a runner of its own, so that a slow job delays only its own kind.
 */
const queues = ['default', 'mail', 'digests', 'cleanup', 'bulk'] as const

const betweenSchedulesMs = 30_000
const betweenLostMailsMs = 60_000

/** Runs jobs when they are due, and queues those of tasks with a schedule. */
export function startJobs(payload: Payload): void {
  for (const queue of queues)
    startRunner(payload, async () => {
      await runDueJobs(payload, queue)
      return 0
    })
  startRunner(payload, async () => {
    await payload.jobs.handleSchedules({ allQueues: true })
    return betweenSchedulesMs
  })
  startRunner(payload, async () => {
    await queueMailsWithoutJob(payload)
    return betweenLostMailsMs
  })
}

/** One by one: a job that waits behind another one must not look like that of a killed process. */
export async function runDueJobs(payload: Payload, queue: (typeof queues)[number]): Promise<void> {
  for (let [job] = await claim(); job; [job] = await claim())
    await payload.jobs.runByID({ id: job.id, silent: { info: true } })

  function claim() {
    return claimJobs(payload, queue, 1)
  }
}
