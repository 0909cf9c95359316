import type { Job, Payload } from 'payload'
import { isDue } from './due'

const collection = 'payload-jobs'

/** A process that has had a job for longer was killed; one that gets it later has set its clock back. */
const claimMs = 60_000

/**
 * Claims due jobs of a queue for this process, oldest first. Payload's runner reads jobs and then
 * updates them, so that two processes can get the same one
 * (https://github.com/payloadcms/payload/pull/17441), and it never retries a job whose process was
 * killed (https://github.com/payloadcms/payload/issues/17645). In a transaction with repeatable
 * reads the second process fails instead. SQLite has one process and no transactions.
 *
 * @param subjectOf jobs of a subject that another process has claimed wait, which keeps their order
 */
export async function claimJobs(
  payload: Payload,
  queue: string,
  limit: number,
  subjectOf: (job: Job) => unknown = ({ id }) => id,
): Promise<Job[]> {
  const now = Date.now()
  const transactionID =
    (await payload.db.beginTransaction({ isolationLevel: 'repeatable read' })) ?? undefined
  try {
    const { docs } = await payload.db.find<Job>({
      collection,
      where: {
        and: [{ queue: { equals: queue } }, ...isDue(now)],
      },
      sort: 'id',
      limit: limit + 100, // those of other processes are among them
      pagination: false,
      req: { transactionID },
    })
    const isClaimed = (job: Job) =>
      job.processing === true && Math.abs(Date.parse(job.updatedAt) - now) < claimMs
    const claimedSubjects = new Set(docs.filter(isClaimed).map(subjectOf))
    const jobs = docs.filter((job) => !claimedSubjects.has(subjectOf(job))).slice(0, limit)
    await setProcessing(
      payload,
      jobs.map(({ id }) => id),
      true,
      transactionID,
    )
    if (transactionID) await payload.db.commitTransaction(transactionID)
    return jobs
  } catch (cause) {
    if (transactionID) await payload.db.rollbackTransaction(transactionID)
    if (isSerializationFailure(cause)) return []
    throw cause
  }
}

/** Lets any process claim the jobs again. */
export const releaseJobs = (payload: Payload, ids: Job['id'][]): Promise<void> =>
  setProcessing(payload, ids, false)

async function setProcessing(
  payload: Payload,
  ids: Job['id'][],
  processing: boolean,
  transactionID?: number | string,
): Promise<void> {
  if (ids.length === 0) return
  await payload.db.updateJobs({
    where: { id: { in: ids } },
    limit: ids.length,
    data: { processing, updatedAt: new Date().toISOString() },
    returning: false,
    req: { transactionID },
  })
}

/** PostgreSQL's error code, which drizzle wraps. */
const isSerializationFailure = (cause: unknown): boolean =>
  cause instanceof Error &&
  ((cause as { code?: unknown }).code === '40001' || isSerializationFailure(cause.cause))
