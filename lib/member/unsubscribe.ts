'use server'

import { ContentUnavailableError } from '../errors/content-unavailable'
import { orQueue } from '../forms/deliver'
import { isWithinFormLimit } from '../forms/spam-protection'
import { redirectWithoutScript } from '../forms/redirect-without-script'
import type { FormState } from '../forms/state'
import { postUnsubscription } from './post-unsubscription'

export type UnsubscribeState = FormState<'all' | 'alert' | 'queued' | 'invalid'>

/** Ends the subscription of the signed token. Needs no session. */
export async function unsubscribe(
  token: string,
  locale: string,
  _: UnsubscribeState,
): Promise<UnsubscribeState> {
  // what is none is not stored either
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) || token.length > 2_000) return { outcome: 'invalid' }
  if (!(await isWithinFormLimit())) return { outcome: 'unavailable' }
  try {
    const outcome = await orQueue(() => postUnsubscription(token), {
      path: 'unsubscribe',
      body: { token },
    })
    if (outcome === 'queued') await redirectWithoutScript(locale)
    return { outcome: outcome ?? 'invalid' }
  } catch (cause) {
    if (cause instanceof ContentUnavailableError) return { outcome: 'unavailable' }
    throw cause
  }
}
