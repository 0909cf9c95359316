import { fail, isRecord, succeed, readText, type IdentityError, type Outcome } from './outcome'
import type { Platform } from './platform'

/** Timeout of a request with its body, in milliseconds. */
const requestTimeout = 5000

/** Longer responses are not parsed: no valid response comes near this size. */
const longestBody = 1_000_000

type Network = Pick<Platform, 'fetch' | 'timers'>

/**
 * Fetches a text from the provider. A timeout (5 s) or network error is `request_error` with code `timeout` or
 * `network`. Redirects are refused: a password must not be sent to another host.
 */
export async function fetchText(
  { fetch, timers }: Network,
  url: string,
  init: RequestInit = {},
): Promise<Outcome<{ status: number; body: string }>> {
  const abort = new AbortController()
  let cancel = () => {}
  const late = new Promise<Outcome<never>>((resolve) => {
    cancel = timers.after(requestTimeout, () => {
      abort.abort()
      resolve(
        fail('request_error', 'The identity provider did not answer in time.', { code: 'timeout' }),
      )
    })
  })
  try {
    return await Promise.race([ask(), late])
  } finally {
    cancel()
  }

  async function ask(): Promise<Outcome<{ status: number; body: string }>> {
    try {
      const response = await fetch(url, {
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        ...init,
        signal: abort.signal,
      })
      const body = await response.text()
      if (body.length > longestBody)
        return fail('request_error', 'The answer of the identity provider is too long.', {
          statusCode: response.status,
        })
      return succeed({ status: response.status, body })
    } catch {
      return fail('request_error', 'The identity provider could not be reached.', {
        code: 'network',
      })
    }
  }
}

export type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: Record<string, unknown>
  token?: string
  /** Sends the provider's cookies. */
  withCookies?: boolean
  /** Language of what the provider sends by mail or text message, such as `fr-FR`. */
  language?: string
}

/** A JSON request to the provider. The value is the parsed body, or its text if it is not JSON. Never rejects. */
export async function callProvider(
  network: Network,
  url: string,
  { method = 'GET', body, token, withCookies, language }: Call = {},
): Promise<Outcome<unknown>> {
  const response = await fetchText(network, url, {
    method,
    credentials: withCookies ? 'include' : 'omit',
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'x-request-language': language }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) return response
  const parsed = parsedJson(response.value.body)
  const { status } = response.value
  if (status < 200 || status > 299 || readText(parsed, 'error'))
    return { ok: false, error: toIdentityError(parsed, status) }
  return succeed(parsed)
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/**
 * Maps the provider's error formats to one: OAuth (`error`, `error_description`, RFC 6749 section 5.2), database
 * connections (`code`, `description`, `name`, `policy`), management (`error`, `message`, `errorCode`).
 */
export function toIdentityError(body: unknown, statusCode?: number): IdentityError {
  const from = isRecord(body) && isRecord(body.err) ? body.err : body
  const first = (...names: string[]) =>
    names.map((name) => readText(from, name)).find((value) => value !== undefined)
  const code = first('code', 'errorCode', 'error_code', 'error', 'name')
  const error = first('error', 'code', 'errorCode', 'error_code', 'name') ?? 'generic_error'
  const description = first(
    'errorDescription',
    'error_description',
    'description',
    'message',
    'policy',
    'details',
  )
  return {
    error: shorten(error),
    errorDescription: shorten(description ?? first('error') ?? 'Something went wrong'),
    ...(statusCode !== undefined && { statusCode }),
    ...(code !== undefined && { code: shorten(code) }),
  }
}

export const shorten = (text: string) => text.slice(0, 1000)
