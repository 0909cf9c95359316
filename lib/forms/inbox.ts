import 'server-only'
import { fetch as fetchOverNetwork } from 'undici'
import { env } from '../env/env'
import { ContentUnavailableError } from '../errors/content-unavailable'

/** A visitor waits for the answer. */
const limitMs = 8_000

const base = env.CONTENT_FORMS_URL ?? new URL('/api/forms', env.CONTENT_GRAPHQL_URL).href

/**
 * Hands something over to the inbox of the content service (docs/contracts.md, "Forms").
 *
 * @returns the status (201, 200, 404, 409) and the answer
 * @throws ContentUnavailableError when it was not taken
 */
export async function postToInbox(path: 'submissions' | 'registrations' | 'registrations/cancel', body: object): Promise<{ status: number; answer: Record<string, unknown> }> {
  try {
    const response = await fetchOverNetwork(`${base}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `users API-Key ${env.CONTENT_API_KEY ?? ''}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limitMs),
    })
    if (![200, 201, 404, 409].includes(response.status)) throw new Error(`status ${response.status}`)
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
  } catch (cause) {
    throw new ContentUnavailableError(`forms/${path}`, cause)
  }
}
