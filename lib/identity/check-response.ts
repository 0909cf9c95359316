import type { IdentityClient } from './client'
import { validateIdToken } from './id-token'
import { fail, succeed, type IdentityError, type Outcome } from './outcome'
import { shorten } from './request'
import {
  toAuthenticationResult,
  type AuthorizationResponse,
  type AuthenticationResult,
} from './result'
import type { Transaction } from './transactions'

/** The expected values of a response, from its request. */
export type Expected = Omit<Transaction, 'redirectUrl'> & { responseType: string }

/** The error of an error response, with its state (section 5; OpenID Connect Core 3.1.2.6). */
export const toError = (response: AuthorizationResponse): IdentityError => ({
  error: shorten(response.error || 'generic_error'),
  errorDescription: shorten(response.error_description || response.error || 'Something went wrong'),
  ...(response.state !== undefined && { state: shorten(response.state) }),
})

/** Section 5: every token of the response type must be present; section 8, `invalid_hash`. */
export function missingToken(
  response: AuthorizationResponse,
  responseType: string,
): { ok: false; error: IdentityError } | null {
  const types = responseType.split(' ')
  if (types.includes('token') && !response.access_token) return invalidHash('token', 'access_token')
  if (types.includes('id_token') && !response.id_token) return invalidHash('id_token', 'id_token')
  return null
}

const invalidHash = (type: string, name: string) =>
  fail(
    'invalid_hash',
    `response_type contains \`${type}\`, but the parsed hash does not contain an \`${name}\` property`,
  )

/** Section 5, first rule. */
export const stateMismatch = () => fail('invalid_token', '`state` does not match.')

/** Validates the state, then the ID token; for hash and web message responses alike (section 5). */
export async function checkResponse(
  client: IdentityClient,
  response: AuthorizationResponse,
  expected: Expected,
): Promise<Outcome<AuthenticationResult>> {
  if (response.state === undefined || response.state !== expected.state) return stateMismatch()
  if (!response.id_token)
    return succeed(toAuthenticationResult(response, null, expected.appState ?? null))
  const { nonce, organization, maxAge } = expected
  const checked = await validateIdToken(client, response.id_token, {
    nonce,
    organization,
    maxAge,
    accessToken: response.access_token,
  })
  return checked.ok
    ? succeed(toAuthenticationResult(response, checked.value, expected.appState ?? null))
    : checked
}
