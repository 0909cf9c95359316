import 'server-only'
import { fetch as fetchOverNetwork } from 'undici'
import { env } from '../env/env'
import { ContentUnavailableError } from '../errors/content-unavailable'
import type { Member } from '../session/server'

const limitMs = 8_000

const base = (env.API_BASE_URL ?? new URL('/api', env.CONTENT_GRAPHQL_URL).href).replace(/\/$/, '')

/** What the call means to say beside its answer: 200, 201 and 202 took it, 400 names a field, 404 and 409 say why not. */
const known = [200, 201, 202, 400, 404, 409]

type Call = { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; body?: object; query?: Record<string, string | undefined> }
export type MemberAnswer<Answer> = { status: number; answer: Answer }

/**
 * Calls the content service in the member's name (docs/contracts.md, "Members"), past the `fetch` that the framework keeps
 * answers of: a member's are nobody else's.
 *
 * @param path below the API's base, such as `member/feed`
 * @throws ContentUnavailableError when it does not answer, or does not know the member
 */
export async function callMember<Answer>({ accessToken }: Pick<Member, 'accessToken'>, path: string, { method = 'GET', body, query = {} }: Call = {}): Promise<MemberAnswer<Answer>> {
  const search = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined))
  try {
    const response = await fetchOverNetwork(`${base}/${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: { accept: 'application/json', authorization: `Bearer ${accessToken}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    if (!known.includes(response.status)) throw new Error(`status ${response.status}`)
    return { status: response.status, answer: (await response.json()) as Answer }
  } catch (cause) {
    throw new ContentUnavailableError(path, cause)
  }
}
