import { checkResponse, toError, missingToken, stateMismatch } from './check-response'
import { defaultResponseType, type IdentityClient } from './client'
import { fail, settle, succeed, type Outcome } from './outcome'
import { responseParameters, type AuthorizationResponse, type AuthenticationResult } from './result'
import { takeTransaction, type Transaction } from './transactions'

export type ParseHashOptions = {
  /** The hash with or without `#`; defaults to that of the platform's location. */
  hash?: string
  /** The response type of the request; defaults to the saved transaction's, then the client's. */
  responseType?: string
  /** Compared with the response instead of the saved transaction's (section 5). */
  state?: string
  nonce?: string
}

/** The result and the redirect target, which is always a path of this site. */
export type ParsedHash = AuthenticationResult & { redirectUrl: string }

/**
 * Parses the authorization response in the hash of the redirect URI (section 4, "On return"; section 5; OpenID Connect
 * Core 3.2.2.5). Removes the saved transaction.
 *
 * @returns null for a hash without tokens and without error. Errors (section 8): those of the provider unchanged,
 * `invalid_hash`, `invalid_token`, `org_id`. Never throws or rejects.
 */
export function parseHash(
  client: IdentityClient,
  options: ParseHashOptions = {},
): Promise<Outcome<ParsedHash | null>> {
  return settle(async () => {
    const read = readHash(options.hash ?? client.platform.location.hash)
    if (!read.ok) return read
    const response = read.value
    const transaction =
      response.state === undefined ? null : takeTransaction(client.platform, response.state)
    if (response.error !== undefined) return { ok: false, error: toError(response) }
    if (!response.access_token && !response.id_token) return succeed(null)
    const responseType =
      options.responseType ??
      transaction?.responseType ??
      client.settings.responseType ??
      defaultResponseType
    const missing = missingToken(response, responseType)
    if (missing) return missing
    const expected = transaction ?? (options.state ? noTransaction : null)
    if (!expected) return stateMismatch()
    const { state = expected.state, nonce = expected.nonce } = options
    const checked = await checkResponse(client, response, {
      ...expected,
      state,
      nonce,
      responseType,
    })
    return checked.ok ? succeed({ ...checked.value, redirectUrl: expected.redirectUrl }) : checked
  })
}

/** For a caller that saved state and nonce itself. An empty nonce fits no token. */
const noTransaction: Transaction = { state: '', nonce: '', redirectUrl: '/' }

/** Unescaping a mebibyte can take 200 ms; the longest real token has a few kilobytes. */
const longestValue = 65_536

const known = new Set<string>(responseParameters)
const isKnown = (name: string): name is keyof AuthorizationResponse => known.has(name)

/** Decodes only known parameters, in one pass: the time is linear in the length of the hash. */
function readHash(hash: unknown): Outcome<AuthorizationResponse> {
  const response: AuthorizationResponse = {}
  if (typeof hash !== 'string') return succeed(response)
  const text = hash.replace(/^#?\/?/, '')
  let equals = -1
  for (let start = 0; start < text.length;) {
    const ampersand = text.indexOf('&', start)
    const end = ampersand === -1 ? text.length : ampersand
    // Looked for again only when passed: searching from every `&` would cost the square of the length.
    if (equals < start) equals = text.indexOf('=', start)
    if (equals === -1) break
    const name = equals < end && equals - start <= 20 ? text.slice(start, equals) : ''
    if (isKnown(name)) {
      if (Object.hasOwn(response, name))
        return fail('invalid_hash', `the hash contains \`${name}\` more than once`)
      if (end - equals > longestValue)
        return fail('invalid_token', `the hash contains a \`${name}\` that is too long`)
      const escaped = text.slice(equals + 1, end)
      // a broken escape in the text of an error must not hide the error
      const value = unescaped(escaped) ?? (name === 'error_description' ? escaped : null)
      if (value === null) return fail('invalid_hash', `the hash contains a malformed \`${name}\``)
      response[name] = value
    }
    start = end + 1
  }
  return succeed(response)
}

function unescaped(value: string): string | null {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '))
  } catch {
    return null
  }
}
