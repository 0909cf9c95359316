import 'server-only'
import * as v from 'valibot'
import { env } from '../env/env'
import { siteHeaders } from '../graphql/site-headers'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { fetchFrom } from '../upstreams/fetch'

const fetchForms = fetchFrom('forms')
const base = (env.API_BASE_URL ?? new URL('/api', env.CONTENT_GRAPHQL_URL).href).replace(/\/$/, '')

const stopped = v.object({ unsubscribed: v.literal(true), scope: v.picklist(['alert', 'all']) })

/**
 * Ends the subscription of the signed token (docs/contracts.md, "Members"). Idempotent.
 *
 * @returns what was ended; null for an invalid token
 * @throws ContentUnavailableError
 */
export async function postUnsubscription(token: string): Promise<'alert' | 'all' | null> {
  try {
    const response = await fetchForms(`${base}/unsubscribe?token=${encodeURIComponent(token)}`, {
      method: 'POST',
      headers: siteHeaders(),
      redirect: 'error',
    })
    if (response.status === 400) return null
    if (!response.ok) throw new Error(`status ${response.status}`)
    return v.parse(stopped, await response.json()).scope
  } catch (cause) {
    throw new ContentUnavailableError('unsubscribe', cause)
  }
}
