import type { Payload } from 'payload'

/**
 * Queues the mails that wait without a job. On SQLite, which has no transactions here, a process
 * that was killed may have stored a mail and not its job. A job too many does nothing.
 */
export async function queueMailsWithoutJob(payload: Payload): Promise<number> {
  const { docs: waiting } = await payload.find({
    collection: 'mails',
    where: { state: { equals: 'waiting' } },
    select: { state: true },
    pagination: false,
    depth: 0,
  })
  const { docs: jobs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'sendMail' } },
    select: { input: true },
    pagination: false,
    depth: 0,
  })
  const queued = new Set(jobs.map(({ input }) => (input as { mail?: unknown } | null)?.mail))
  const lost = waiting.filter(({ id }) => !queued.has(id))
  for (const { id } of lost)
    await payload.jobs.queue({ task: 'sendMail', queue: 'mail', input: { mail: id } })
  return lost.length
}
