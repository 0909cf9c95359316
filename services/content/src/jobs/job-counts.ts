import type { Job, Payload } from 'payload'
import { isDue } from './due'

export type JobCounts = {
  /** Seconds that the oldest due job has waited; 0 when none is due. */
  oldestSeconds: number
  due: number
  /** Jobs that are not tried again until an administrator has looked at them. */
  failed: number
}

/** The state of all queues, for a monitor: no job should be due for long. */
export async function countJobs(payload: Payload, now = new Date()): Promise<JobCounts> {
  const { docs, totalDocs } = await payload.db.find<Job>({
    collection: 'payload-jobs',
    where: { and: isDue(now.getTime()) },
    sort: 'createdAt',
    limit: 1,
  })
  const failed = await payload.count({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
  })
  return { oldestSeconds: secondsSince(docs[0], now), due: totalDocs, failed: failed.totalDocs }
}

function secondsSince(job: Job | undefined, now: Date): number {
  const since = job && Date.parse(String(job.waitUntil ?? job.createdAt))
  return since ? Math.max(0, Math.round((now.getTime() - since) / 1000)) : 0
}
