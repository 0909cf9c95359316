'use server'

import { fetch as fetchOverNetwork } from 'undici'
import * as v from 'valibot'
import { env } from '../env/env'

export type UnsubscribeState = { outcome: 'asked' | 'all' | 'alert' | 'invalid' | 'unavailable' }

const base = (env.API_BASE_URL ?? new URL('/api', env.CONTENT_GRAPHQL_URL).href).replace(/\/$/, '')

const stopped = v.object({ unsubscribed: v.literal(true), scope: v.picklist(['alert', 'all']) })

/** Ends the subscription of the signed token (docs/contracts.md, "Members"). Needs no session. */
export async function unsubscribe(token: string, _: UnsubscribeState): Promise<UnsubscribeState> {
  if (typeof token !== 'string' || token.length > 2_000) return { outcome: 'invalid' }
  try {
    const response = await fetchOverNetwork(
      `${base}/unsubscribe?token=${encodeURIComponent(token)}`,
      { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(8_000) },
    )
    if (response.status === 400) return { outcome: 'invalid' }
    if (!response.ok) return { outcome: 'unavailable' }
    return { outcome: v.parse(stopped, await response.json()).scope }
  } catch {
    return { outcome: 'unavailable' }
  }
}
