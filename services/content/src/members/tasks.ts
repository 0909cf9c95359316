import type { TaskConfig } from 'payload'
import { deleteExpiredMembers } from './deletion'
import { sendDigests } from './digest/job'

type Scheduled = { input: object; output: { count: number } }

/** Queues the digests that are due; a repeated or concurrent run sends none twice. */
export const sendDigestsTask: TaskConfig<Scheduled> = {
  slug: 'sendDigests',
  schedule: [{ cron: '*/5 * * * *', queue: 'digests' }],
  handler: async ({ req }) => ({ output: { count: await sendDigests(req.payload) } }),
}

/** Deletes members whose grace period has ended. */
export const deleteMembersTask: TaskConfig<Scheduled> = {
  slug: 'deleteMembers',
  schedule: [{ cron: '30 2 * * *', queue: 'cleanup' }],
  handler: async ({ req }) => ({ output: { count: await deleteExpiredMembers(req.payload) } }),
}
