import { JobCancelledError, type TaskConfig } from 'payload'
import type { ChangeEvent } from '@law-firm/contract/change-events'
import { isAcknowledged, sendEvents } from './send-events'

/**
 * Sends one event. `revalidation.ts` sends waiting events together, and runs this task for each
 * when the site refused one of them. An event that is invalid stays in the queue as failed.
 */
export const revalidateTask: TaskConfig<{ input: ChangeEvent; output: object }> = {
  slug: 'revalidate',
  retries: { attempts: Infinity, backoff: { type: 'fixed', delay: 30_000 } },
  handler: async ({ input, req }) => {
    const status = await sendEvents([input])
    if (status === 400) {
      req.payload.logger.error({ event: input }, 'The site refused an event as invalid')
      throw new JobCancelledError('The site refused the event as invalid.')
    }
    if (!isAcknowledged(status)) throw new Error(`The site responded ${status}.`)
    return { output: {} }
  },
}
