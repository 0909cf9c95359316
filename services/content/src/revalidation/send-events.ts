import { env } from '../env'
import { type ChangeEvent } from '@law-firm/contract/change-events'
import { signBody } from '@law-firm/runtime/http/webhook-signature.mjs'
import { toBodies } from './events'

const defaultTimeoutMs = 10_000

/**
 * Sends events to the site, merged, in as few requests as possible.
 *
 * @returns the status of the last response: 2xx if the site acknowledged every event, otherwise
 *   that of the first request that failed; 503 when the site did not respond
 */
export async function sendEvents(
  events: readonly ChangeEvent[],
  timeoutMs = defaultTimeoutMs,
): Promise<number> {
  let status = 200
  for (const body of toBodies(events)) {
    status = await post(body, timeoutMs)
    if (!isAcknowledged(status)) break
  }
  return status
}

export const isAcknowledged = (status: number): boolean => status >= 200 && status < 300

async function post(body: string, timeoutMs: number): Promise<number> {
  try {
    const response = await fetch(`${env.SITE_URL}/api/revalidate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-content-signature': signBody(body, env.REVALIDATE_SECRET),
      },
      body,
      redirect: 'manual', // another address than was configured: an error, with its status
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return 503
  }
}
