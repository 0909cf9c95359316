import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChangeEvent } from '@law-firm/contract/change-events'
import { isAcknowledged, sendEvents } from './send-events'
import { unconfirmedText } from './unconfirmed-text'

/** A queued event that the site acknowledges before the request is responded to. */
export type Purge = {
  event: ChangeEvent
  /** Deletes its job, which the site has acknowledged. */
  remove: () => Promise<unknown>
  /** Has its job run soon. */
  retry: () => void
  /** Updates the document's search records, whose own job stays queued. */
  updateRecords?: () => Promise<unknown>
}

/** One of the process: a bundle has its own copy of this module. */
const place = Symbol.for('content.purges')
const shared = globalThis as { [place]?: AsyncLocalStorage<Purge[]> } // cast: a new property
const storage = (shared[place] ??= new AsyncLocalStorage())

const retryMs = 500
/** Together with the retry, an editor waits ten seconds for a site that does not respond. */
const timeoutMs = 4_500

/** @returns false outside of a request: no response waits for it */
export function awaitPurge(purge: Purge): boolean {
  const purges = storage.getStore()
  purges?.push(purge)
  return purges !== undefined
}

/**
 * A handler whose response waits until the site shows no page and the search no record any more that a change of the
 * request took from readers (docs/contracts.md, "Revalidation"). Payload has no hook after the commit; a
 * page that the site rendered before it would have the earlier text.
 *
 * @returns 202 with a message for the editor when one of them has not acknowledged it: the change is
 *   saved, and its jobs are retried
 */
export const withPurges =
  <Context>(
    handler: (request: Request, context: Context) => Promise<Response>,
  ): ((request: Request, context: Context) => Promise<Response>) =>
  async (request, context) => {
    const purges: Purge[] = []
    const response = await storage.run(purges, () => handler(request, context))
    if (purges.length === 0) return response
    // what was before
    const [isShown, isFound] = await Promise.all([
      isSent(purges.map(({ event }) => event)).then((isAcknowledged) => !isAcknowledged),
      haveRecords(purges),
    ])
    if (isShown) for (const { retry } of purges) retry()
    else await Promise.all(purges.map(({ remove }) => remove()))
    return (isShown || isFound) && response.ok ? toUnconfirmed(response, request) : response
  }

/** Whether the search may still have the records of before. */
async function haveRecords(purges: Purge[]): Promise<boolean> {
  const updates = Promise.all(purges.map(({ updateRecords }) => updateRecords?.()))
  return Promise.race([
    updates.then(
      () => false,
      () => true,
    ),
    pause(timeoutMs, true, { ref: false }),
  ])
}

async function isSent(events: ChangeEvent[]): Promise<boolean> {
  if (isAcknowledged(await sendEvents(events, timeoutMs))) return true
  await pause(retryMs)
  return isAcknowledged(await sendEvents(events, timeoutMs))
}

/** Payload's interface shows the message of a response. */
async function toUnconfirmed(response: Response, request: Request): Promise<Response> {
  const body: unknown = await response.json()
  const message = unconfirmedText(request.headers)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json({ ...Object(body), message }, { status: 202, headers })
}
