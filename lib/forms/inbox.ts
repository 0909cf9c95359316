import 'server-only'
import * as v from 'valibot'
import { env } from '../env/env'
import { siteHeaders } from '../graphql/site-headers'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { fetchFrom } from '../upstreams/fetch'
import { getUpstream } from '../upstreams/upstream'

/** A visitor is waiting for the response; what takes longer is delivered later. */
const fetchForms = fetchFrom('forms')

/** Whether the content service is sent anything now. */
export const isInboxAvailable = (): boolean => getUpstream('forms').isAvailable()

const base = env.CONTENT_FORMS_URL ?? new URL('/api/forms', env.CONTENT_GRAPHQL_URL).href

const responseSchemas = {
  submissions: v.object({ id: v.number() }),
  registrations: v.object({ state: v.picklist(['confirmed', 'waiting', 'cancelled']) }),
  'registrations/cancel': v.object({
    state: v.string(),
    event: v.object({ id: v.number(), slug: v.string(), title: v.string() }),
  }),
}

const refusalSchema = v.object({ reason: v.optional(v.string()) })

export type InboxPath = keyof typeof responseSchemas

/** The parsed response; null with a reason for a refusal. */
export type InboxResponse<To extends InboxPath> = {
  status: number
  response: v.InferOutput<(typeof responseSchemas)[To]> | null
  reason: string | null
}

/**
 * Posts to the inbox of the content service (docs/contracts.md, "Forms").
 *
 * @throws ContentUnavailableError for a network error, another status, or an unexpected response
 */
export async function postToInbox<To extends InboxPath>(
  path: To,
  body: object,
): Promise<InboxResponse<To>> {
  try {
    const response = await fetchForms(`${base}/${path}`, {
      method: 'POST',
      headers: {
        ...siteHeaders(),
        'content-type': 'application/json',
        authorization: `users API-Key ${env.CONTENT_FORMS_KEY ?? ''}`,
      },
      body: JSON.stringify(body),
    })
    const { status } = response
    const json: unknown = await response.json()
    if (status === 200 || status === 201)
      return { status, response: v.parse(responseSchemas[path], json), reason: null }
    if (status === 404 || status === 409)
      return { status, response: null, reason: v.parse(refusalSchema, json).reason ?? null }
    throw new Error(`status ${status}`)
  } catch (cause) {
    throw new ContentUnavailableError(`forms/${path}`, cause)
  }
}
