import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { changeEvents, maxBytes } from '@law-firm/contract/change-events'
import { hasFreshTime, isSigned } from '@law-firm/runtime/http/webhook-signature.mjs'
import { planFor } from '../lib/cache/plan'
import type { CachedPages } from './cached-pages'
import type { PageStore } from './page-store'
import { sendJson, type Step } from './steps'

/**
 * The webhook of the content service (docs/contracts.md, "Revalidation"). It is acknowledged when
 * the invalidation is recorded.
 */
export const webhook =
  (store: PageStore, pages: CachedPages): Step =>
  async (request, response) => {
    if (request.url !== '/api/revalidate' || request.method !== 'POST') return false
    const signature = String(request.headers['x-content-signature'] ?? '')
    if (!hasFreshTime(signature)) {
      request.resume() // a body that nothing vouches for is not read
      return sendJson(response, 401, { error: 'invalid_signature' })
    }
    const body = await readBody(request)
    if (body === null) return sendJson(response, 413, { error: 'too_large' })
    if (!isSigned(body, signature, process.env.REVALIDATE_SECRET))
      return sendJson(response, 401, { error: 'invalid_signature' })
    const changes = v.safeParse(changeEvents, parseJson(body))
    if (!changes.success) return sendJson(response, 400, { error: 'invalid_event' })
    const { stale, expired, warm } = planFor(changes.output.events)
    try {
      await store.expire({ stale, expired })
    } catch (cause) {
      console.warn('An invalidation could not be recorded', String(cause))
      return sendJson(response, 503, { error: 'not_recorded' })
    }
    pages.warm(warm)
    return sendJson(response, 200, {
      revalidated: stale.length + expired.length,
      warming: warm.length,
    })
  }

/** @returns null for a body that is too long */
async function readBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? Infinity) > maxBytes) {
    request.resume()
    return null
  }
  return text(request)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
