import { buildAuthorizeUrl, type AuthorizeOptions } from './authorize-url'
import {
  checkResponse,
  toError,
  missingToken,
  stateMismatch,
  type Expected,
} from './check-response'
import { defaultScope, type IdentityClient } from './client'
import {
  OptionError,
  assertOptions,
  fail,
  settle,
  succeed,
  type IdentityError,
  type Outcome,
} from './outcome'
import { buildNonce } from './random'
import type { AuthorizationResponse, AuthenticationResult } from './result'
import { awaitMessage, toAuthorizationResponse } from './web-message'

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
  | 'loginTicket'
  | 'realm'
> & {
  /** Milliseconds; defaults to 60,000. */
  timeout?: number
  /** Replace the generated values, for a caller that needs to know them. */
  state?: string
  nonce?: string
}

/** Whether there is a session at the provider. */
export type SsoCheck = { sso: false } | { sso: true; result: AuthenticationResult }

/**
 * Silent authentication in a hidden frame (sections 4 and 5; OpenID Connect Core 3.1.2.1, `prompt=none`; OAuth 2.0 Web
 * Message Response Mode). Only a message of that frame from the provider's origin is accepted (decision 13); it is
 * validated like a hash.
 *
 * Errors (section 8): `timeout` after 60 s, `consent_required` with its rewritten text, `invalid_token`,
 * `invalid_hash`, `org_id`, `origin_mismatch`, errors of the provider such as `login_required`; `invalid_option` for
 * responseType `code` and for a missing redirectUri. Never rejects.
 */
export function renewSilently(
  client: IdentityClient,
  options: SilentOptions = {},
): Promise<Outcome<AuthenticationResult>> {
  return settle(async () => {
    const request = toRequest(client, options)
    return authorizeInFrame(client, { ...request, timeout: options.timeout })
  })
}

type FrameRequest = { url: string; expected: Expected; timeout?: number }

/** Opens an address that responds like authorize in a hidden frame, and validates the response like a hash. */
export async function authorizeInFrame(
  client: IdentityClient,
  { url, expected, timeout = silentTimeout }: FrameRequest,
): Promise<Outcome<AuthenticationResult>> {
  const outcome = await requestInFrame(client, url, timeout)
  if (!outcome.ok) return outcome
  const response = outcome.value
  // State first: an error in the response to another request must be ignored, too.
  if (response.state !== undefined && response.state !== expected.state) return stateMismatch()
  if (response.error !== undefined) return { ok: false, error: withConsentText(toError(response)) }
  return missingToken(response, expected.responseType) ?? checkResponse(client, response, expected)
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
  const request = { responseType: options.responseType ?? settings.responseType }
  assertOptions(request, 'responseType')
  const { responseType } = request
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
  const { scope, audience, connection, loginHint, loginTicket, realm } = options
  const url = buildAuthorizeUrl(client, {
    responseType,
    redirectUri,
    scope,
    audience,
    organization,
    maxAge,
    connection,
    loginHint,
    loginTicket,
    realm,
    state,
    nonce,
    prompt: 'none',
    responseMode: 'web_message',
  })
  return { url, expected: { state, nonce, organization, maxAge, responseType } }
}

/** The provider posts its response to the origin of the redirect URI: a page of another origin would not receive it. */
function assertOwnOrigin(redirectUri: string, origin: string): void {
  const target = URL.canParse(redirectUri) ? new URL(redirectUri).origin : redirectUri
  if (target !== origin)
    throw new OptionError(
      `The redirectUri's origin (${target}) should match the window's origin (${origin}).`,
    )
}

const requestInFrame = (
  { origin, platform }: IdentityClient,
  url: string,
  timeout: number,
): Promise<Outcome<AuthorizationResponse>> =>
  awaitMessage<AuthorizationResponse>(platform, {
    open: () => platform.openFrame(url),
    read: (message) => {
      const response = message.origin === origin ? toAuthorizationResponse(message.data) : null
      return response && succeed(response)
    },
    timeout,
    late: fail('timeout', 'Timeout during authentication renew.'),
  })

/** Section 8, `consent_required`. */
const withConsentText = (error: IdentityError): IdentityError =>
  error.error === 'consent_required'
    ? {
        ...error,
        errorDescription: `Consent required. The user has to be authenticated with the following scope: \`${defaultScope}\`.`,
      }
    : error
