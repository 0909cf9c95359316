import { buildAuthorizeUrl, type AuthorizeOptions } from './authorize-url'
import { checkAnswer, errorOf, missingToken, stateMismatch } from './check-answer'
import { defaultResponseType, defaultScope, type IdentityClient } from './client'
import { OptionError, fail, settle, succeed, type IdentityError, type Outcome } from './outcome'
import { buildNonce } from './random'
import type { Answer, AuthenticationResult } from './result'
import { isFrom, toAnswer } from './web-message'

/** Section 9, "Identity-provider popup/iframe timeout", in milliseconds. */
export const silentTimeout = 60_000
/** Section 9, "Silent SSO check timeout", in milliseconds. */
export const ssoCheckTimeout = 5000

export type SilentOptions = Pick<
  AuthorizeOptions,
  | 'responseType'
  | 'redirectUri'
  | 'scope'
  | 'audience'
  | 'organization'
  | 'maxAge'
  | 'connection'
  | 'loginHint'
> & {
  /** Milliseconds; 60,000 unless given. */
  timeout?: number
  /** Checked instead of made, where the caller needs to know them. */
  state?: string
  nonce?: string
}

/** What the silent SSO check found: a session at the provider, or none. */
export type SsoCheck = { sso: false } | { sso: true; result: AuthenticationResult }

/**
 * Asks the provider for new tokens in a hidden frame, without the visitor (sections 4 and 5; OpenID Connect Core 3.1.2.1,
 * `prompt=none`; OAuth 2.0 Web Message Response Mode). The answer counts only from the provider's origin and from that
 * very frame (decision 13), and is checked like a hash.
 *
 * Errors (section 8): `timeout` after 60 s, `consent_required` with its rewritten text, `invalid_token`, `invalid_hash`,
 * `org_id`, `origin_mismatch`, what the provider answers, such as `login_required`; `invalid_option` for responseType
 * `code` and for a missing redirectUri. Never rejects.
 */
export function renewSilently(
  client: IdentityClient,
  options: SilentOptions = {},
): Promise<Outcome<AuthenticationResult>> {
  return settle(async () => {
    const request = toRequest(client, options)
    const answered = await askInFrame(client, request.url, options.timeout ?? silentTimeout)
    if (!answered.ok) return answered
    const answer = answered.value
    // State first: not even an error is believed from an answer to another question.
    if (answer.state !== undefined && answer.state !== request.expected.state)
      return stateMismatch()
    if (answer.error !== undefined) return { ok: false, error: withConsentText(errorOf(answer)) }
    return (
      missingToken(answer, request.expected.responseType) ??
      checkAnswer(client, answer, request.expected)
    )
  })
}

/**
 * Whether the visitor has a session at the provider (section 4, "Silent SSO check"): at most 5 s; `login_required` is
 * `{ sso: false }` and no error.
 */
export async function checkSso(
  client: IdentityClient,
  options: SilentOptions = {},
): Promise<Outcome<SsoCheck>> {
  const renewed = await renewSilently(client, { timeout: ssoCheckTimeout, ...options })
  if (renewed.ok) return succeed({ sso: true, result: renewed.value })
  return renewed.error.error === 'login_required' ? succeed({ sso: false }) : renewed
}

function toRequest(client: IdentityClient, options: SilentOptions) {
  const { settings, platform } = client
  const responseType = options.responseType ?? settings.responseType ?? defaultResponseType
  const redirectUri = options.redirectUri ?? settings.redirectUri
  if (responseType === 'code') throw new OptionError("responseType can't be `code`")
  if (!redirectUri) throw new OptionError("redirectUri can't be empty")
  assertOwnOrigin(redirectUri, platform.location.origin)
  const {
    state = buildNonce(platform.crypto),
    nonce = buildNonce(platform.crypto),
    organization = settings.organization,
    maxAge,
  } = options
  const { scope, audience, connection, loginHint } = options
  const url = buildAuthorizeUrl(client, {
    responseType,
    redirectUri,
    scope,
    audience,
    organization,
    maxAge,
    connection,
    loginHint,
    state,
    nonce,
    prompt: 'none',
    responseMode: 'web_message',
  })
  return { url, expected: { state, nonce, organization, maxAge, responseType } }
}

/** The provider posts its answer to the redirect URI's origin: another one would never hear it. */
function assertOwnOrigin(redirectUri: string, origin: string): void {
  const target = URL.canParse(redirectUri) ? new URL(redirectUri).origin : redirectUri
  if (target !== origin)
    throw new OptionError(
      `The redirectUri's origin (${target}) should match the window's origin (${origin}).`,
    )
}

function askInFrame(
  { origin, platform }: IdentityClient,
  url: string,
  timeout: number,
): Promise<Outcome<Answer>> {
  return new Promise((resolve, reject) => {
    const ends: (() => void)[] = []
    const finish = (outcome: Outcome<Answer>) => {
      ends.splice(0).forEach((end) => end())
      resolve(outcome)
    }
    try {
      // Listens before the frame exists, so that no answer is too early.
      let frameWindow: unknown = null
      ends.push(
        platform.onMessage((message) => {
          const answer = isFrom(message, frameWindow, origin) ? toAnswer(message.data) : null
          if (answer) finish(succeed(answer))
        }),
      )
      ends.push(
        platform.timers.after(timeout, () =>
          finish(fail('timeout', 'Timeout during authentication renew.')),
        ),
      )
      const frame = platform.openFrame(url)
      ends.push(frame.remove)
      frameWindow = frame.window
    } catch (reason) {
      ends.splice(0).forEach((end) => end())
      reject(reason)
    }
  })
}

/** Section 8, `consent_required`. */
const withConsentText = (error: IdentityError): IdentityError =>
  error.error === 'consent_required'
    ? {
        ...error,
        errorDescription: `Consent required. The user has to be authenticated with the following scope: \`${defaultScope}\`.`,
      }
    : error
