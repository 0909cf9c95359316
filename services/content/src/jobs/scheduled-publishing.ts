import type { Payload } from 'payload'
import { claimJobs } from './claim'
import { startRunner } from './runner'

/** Runs Payload's own jobs, which are scheduled publications, when they are due. */
export function startScheduledPublishing(payload: Payload): void {
  startRunner(payload, () => runDueJobs(payload))
}

async function runDueJobs(payload: Payload): Promise<number> {
  for (let jobs = await claimDue(payload); jobs.length > 0; jobs = await claimDue(payload))
    for (const { id } of jobs) await payload.jobs.runByID({ id, silent: { info: true } })
  return 0
}

const claimDue = (payload: Payload) => claimJobs(payload, 'default', 10)
