import 'server-only'
import * as v from 'valibot'
import { env } from '../env/env'
import { siteHeaders } from '../graphql/site-headers'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { fetchFrom } from '../upstreams/fetch'
import type { Member } from '../session/server'

const fetchMembers = fetchFrom('members')

const base = (env.API_BASE_URL ?? new URL('/api', env.CONTENT_GRAPHQL_URL).href).replace(/\/$/, '')

/** A refusal names a field (400) or a reason (404, 409). */
const acceptedStatuses = [200, 201, 202]
const refusedStatuses = [400, 404, 409]

const refusal = v.looseObject({ field: v.optional(v.string()) })

type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: object
  query?: Record<string, string | undefined>
}

/** The parsed response; null for a refused call, with the field of a 400. */
export type MemberResponse<Response> = {
  status: number
  response: Response | null
  field: string | null
}

/**
 * Calls the content service with the member's token (docs/contracts.md, "Members").
 *
 * @param path below the API's base, such as `member/feed`
 * @throws ContentUnavailableError for a network error, another status, or a response that does not match the schema
 */
export async function callMember<Schema extends v.GenericSchema>(
  { accessToken }: Pick<Member, 'accessToken'>,
  path: string,
  schema: Schema,
  { method = 'GET', body, query = {} }: Call = {},
): Promise<MemberResponse<v.InferOutput<Schema>>> {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  try {
    const response = await fetchMembers(`${base}/${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: {
        ...siteHeaders(),
        accept: 'application/json',
        authorization: `Bearer ${accessToken}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
    })
    const { status } = response
    if (acceptedStatuses.includes(status))
      return { status, response: v.parse(schema, await response.json()), field: null }
    if (refusedStatuses.includes(status))
      return {
        status,
        response: null,
        field: v.parse(refusal, await response.json()).field ?? null,
      }
    throw new Error(`status ${status}`)
  } catch (cause) {
    throw new ContentUnavailableError(path, cause)
  }
}

/**
 * Reads a resource that always exists.
 *
 * @throws ContentUnavailableError
 */
export async function readMember<Schema extends v.GenericSchema>(
  member: Pick<Member, 'accessToken'>,
  path: string,
  schema: Schema,
  query: Call['query'] = {},
): Promise<v.InferOutput<Schema>> {
  const { status, response } = await callMember(member, path, schema, { query })
  if (response === null) throw new ContentUnavailableError(path, new Error(`status ${status}`))
  return response
}
