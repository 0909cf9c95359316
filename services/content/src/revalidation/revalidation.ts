import type { Payload, PayloadRequest } from 'payload'
import { claimJobs, releaseJobs } from '../jobs/claim'
import { startRunner } from '../jobs/runner'
import { awaitPurge } from './await-purges'
import { maxEvents, type ChangeEvent } from '@law-firm/contract/change-events'
import { toDocumentKey, purges } from './events'
import { isAcknowledged, sendEvents } from './send-events'
import { contentTypes } from '../model/content-types'
import { searchClient } from '../search/client'

/** Events of a burst are sent together. */
const betweenRequestsMs = 250
const firstRetryMs = 500
const lastRetryMs = 30_000

/** Without a runner in this process, such as in scripts, that of another one sends the event. */
let wake = (): void => {}

/** Queues an event in the transaction of the request: it is sent if that is committed, only then. */
export async function queueEvent(req: PayloadRequest, event: ChangeEvent): Promise<void> {
  const { payload } = req
  const { id } = await payload.jobs.queue({
    task: 'revalidate',
    queue: 'revalidate',
    input: event,
    req,
  })
  const isAwaited =
    purges(event) &&
    awaitPurge({
      event,
      remove: () =>
        payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { equals: id } } }),
      retry: () => wake(),
      ...(searchClient && {
        updateRecords: () => updateRecordsOf(payload, event),
      }),
    })
  if (!isAwaited) wake()
}

const collections = Object.entries(contentTypes).map(([slug, { type }]) => [type, slug] as const)

/** The search has the document as it is now. */
async function updateRecordsOf(payload: Payload, { type, id }: ChangeEvent): Promise<void> {
  const collection = new Map<string, string>(collections).get(type)
  if (!collection || !Number.isInteger(Number(id))) return
  const input = { collection, document: Number(id) }
  const { indexDocuments } = await import('../search/index-documents')
  await indexDocuments(payload, [input], { waits: true })
  // an older write may have come between, such as that of another instance: the job writes what is true then
  await payload.jobs.queue({ task: 'updateSearch', queue: 'search', input })
}

/** Sends queued events to the site while the service runs. */
export function startRevalidation(payload: Payload): void {
  wake = startRunner(payload, createRevalidation(payload))
}

/**
 * Returns a function that sends the waiting events, and returns the milliseconds to wait before
 * the next call: 0 when none waited. Events stay queued until the site acknowledges them.
 */
export function createRevalidation(payload: Payload): () => Promise<number> {
  let failures = 0
  let failedStatus: number | null = null

  return async () => {
    const jobs = await claimJobs(payload, 'revalidate', maxEvents, ({ input }) =>
      toDocumentKey(input as ChangeEvent),
    )
    if (jobs.length === 0) return 0
    const ids = jobs.map(({ id }) => id)
    const status = await sendEvents(jobs.map(({ input }) => input as ChangeEvent))
    if (status === 400) {
      for (const id of ids) await payload.jobs.runByID({ id, silent: true })
    } else if (isAcknowledged(status)) {
      await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { in: ids } } })
    } else {
      await releaseJobs(payload, ids)
      return pauseAfter(status)
    }
    if (failedStatus) payload.logger.info('The site acknowledges changes again')
    failures = 0
    failedStatus = null
    return betweenRequestsMs
  }

  /** A 4xx is an error of the configuration; it is retried, as it will be corrected. */
  function pauseAfter(status: number): number {
    const isUnreachable = status >= 500 || status === 429
    if (isUnreachable && failedStatus === null)
      payload.logger.warn({ status }, 'The site does not acknowledge changes; they wait')
    if (!isUnreachable && failedStatus !== status)
      payload.logger.error({ status }, 'The site refuses changes: check secret, address and limits')
    failedStatus = status
    failures += 1
    return isUnreachable ? Math.min(firstRetryMs * 2 ** (failures - 1), lastRetryMs) : lastRetryMs
  }
}
