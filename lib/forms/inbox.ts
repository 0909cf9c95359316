import 'server-only'
import { fetch as fetchOverNetwork } from 'undici'
import * as v from 'valibot'
import { env } from '../env/env'
import { siteHeaders } from '../graphql/site-headers'
import { ContentUnavailableError } from '../errors/content-unavailable'

/** A visitor is waiting for the response. */
const limitMs = 8_000

const base = env.CONTENT_FORMS_URL ?? new URL('/api/forms', env.CONTENT_GRAPHQL_URL).href

const responseSchemas = {
  submissions: v.object({ id: v.number() }),
  registrations: v.object({ state: v.picklist(['confirmed', 'waiting']) }),
  'registrations/cancel': v.object({
    state: v.string(),
    event: v.object({ id: v.number(), slug: v.string(), title: v.string() }),
  }),
}

const refusalSchema = v.object({ reason: v.optional(v.string()) })

type Path = keyof typeof responseSchemas

/** The parsed response; null with a reason for a refusal. */
export type InboxResponse<To extends Path> = {
  status: number
  response: v.InferOutput<(typeof responseSchemas)[To]> | null
  reason: string | null
}

/**
 * Posts to the inbox of the content service (docs/contracts.md, "Forms").
 *
 * @throws ContentUnavailableError for a network error, another status, or an unexpected response
 */
export async function postToInbox<To extends Path>(
  path: To,
  body: object,
): Promise<InboxResponse<To>> {
  try {
    const response = await fetchOverNetwork(`${base}/${path}`, {
      method: 'POST',
      headers: {
        ...siteHeaders(),
        'content-type': 'application/json',
        authorization: `users API-Key ${env.CONTENT_FORMS_KEY ?? ''}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limitMs),
    })
    const { status } = response
    if (status === 200 || status === 201)
      return {
        status,
        response: v.parse(responseSchemas[path], await response.json()),
        reason: null,
      }
    if (status === 404 || status === 409)
      return {
        status,
        response: null,
        reason: v.parse(refusalSchema, await response.json()).reason ?? null,
      }
    throw new Error(`status ${status}`)
  } catch (cause) {
    throw new ContentUnavailableError(`forms/${path}`, cause)
  }
}
