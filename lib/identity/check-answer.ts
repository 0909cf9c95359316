import type { IdentityClient } from './client'
import { validateIdToken } from './id-token'
import { fail, succeed, type IdentityError, type Outcome } from './outcome'
import { shorten } from './request'
import { toAuthenticationResult, type Answer, type AuthenticationResult } from './result'
import type { Transaction } from './transactions'

/** What was asked of the provider, to hold its answer against. */
export type Expected = Omit<Transaction, 'redirectUrl'> & { responseType: string }

/** The error of an error answer, with its state (section 5; OpenID Connect Core 3.1.2.6). */
export const errorOf = (answer: Answer): IdentityError => ({
  error: shorten(answer.error || 'generic_error'),
  errorDescription: shorten(answer.error_description || answer.error || 'Something went wrong'),
  ...(answer.state !== undefined && { state: shorten(answer.state) }),
})

/** Section 5: a response type that includes a token must have brought it; section 8, `invalid_hash`. */
export function missingToken(
  answer: Answer,
  responseType: string,
): { ok: false; error: IdentityError } | null {
  const types = responseType.split(' ')
  if (types.includes('token') && !answer.access_token) return invalidHash('token', 'access_token')
  if (types.includes('id_token') && !answer.id_token) return invalidHash('id_token', 'id_token')
  return null
}

const invalidHash = (type: string, name: string) =>
  fail(
    'invalid_hash',
    `response_type contains \`${type}\`, but the parsed hash does not contain an \`${name}\` property`,
  )

/** Section 5, first rule. */
export const stateMismatch = () => fail('invalid_token', '`state` does not match.')

/** State, then the ID token with all that was asked for; the way of a hash and of a silent answer alike (section 5). */
export async function checkAnswer(
  client: IdentityClient,
  answer: Answer,
  expected: Expected,
): Promise<Outcome<AuthenticationResult>> {
  if (answer.state === undefined || answer.state !== expected.state) return stateMismatch()
  if (!answer.id_token)
    return succeed(toAuthenticationResult(answer, null, expected.appState ?? null))
  const { nonce, organization, maxAge } = expected
  const checked = await validateIdToken(client, answer.id_token, {
    nonce,
    organization,
    maxAge,
    accessToken: answer.access_token,
  })
  return checked.ok
    ? succeed(toAuthenticationResult(answer, checked.value, expected.appState ?? null))
    : checked
}
