import {
  buildVerifyRedirectUrl,
  passwordlessVerify,
  realmGrant,
  type LoginOptions,
  type PasswordlessVerifyOptions,
} from './calls'
import { defaultResponseType, type IdentityClient } from './client'
import { assertOptions, fail, settle, readText, type Outcome } from './outcome'
import { buildNonce } from './random'
import { callProvider } from './request'
import type { AuthenticationResult } from './result'
import { authorizeInFrame, renewSilently } from './silent'

/** Milliseconds. A provider that shows a page in the hidden frame, as for a second factor, never responds. */
const verifyTimeout = 20_000

export type CrossOriginOptions = Omit<LoginOptions, 'scope' | 'audience'> & {
  /** The state of `getChallenge`, for the captcha. */
  state?: string
}

/**
 * Login with a password from a page of the site, with a session at the provider, as auth0-js does it: POST
 * co/authenticate returns a ticket, bound to this browser, which authorize redeems in a hidden frame. `login`
 * (oauth/token) leaves no session at the provider.
 *
 * Errors of the first request have a `statusCode`: `access_denied` for wrong credentials, `requires_verification` when
 * a captcha is needed, `too_many_attempts`; then those of `renewSilently`, such as `interaction_required` for a second
 * factor. Never rejects.
 */
export const loginCrossOrigin = (
  client: IdentityClient,
  options: CrossOriginOptions,
): Promise<Outcome<AuthenticationResult>> =>
  settle(async () => {
    assertOptions(options, 'username', 'password', 'realm')
    const { username, password, realm, captcha, state } = options
    const authenticated = await callProvider(client.platform, `${client.origin}/co/authenticate`, {
      method: 'POST',
      withCookies: true,
      body: {
        client_id: client.settings.clientId,
        credential_type: realmGrant,
        username,
        password,
        realm,
        captcha,
        state,
      },
    })
    if (!authenticated.ok) return authenticated
    const loginTicket = readText(authenticated.value, 'login_ticket')
    if (!loginTicket) return fail('generic_error', 'The response has no login ticket.')
    return renewSilently(client, { loginTicket, realm })
  })

/**
 * Checks a code, then opens passwordless/verify_redirect in a hidden frame, which starts the provider's session and
 * responds like authorize (sections 5 and 7). Errors of the check have a `statusCode`. Never rejects.
 */
export const passwordlessLoginInFrame = (
  client: IdentityClient,
  options: PasswordlessVerifyOptions,
): Promise<Outcome<AuthenticationResult>> =>
  settle(async () => {
    const verified = await passwordlessVerify(client, options)
    if (!verified.ok) return verified
    const { settings, platform } = client
    const expected = {
      state: buildNonce(platform.crypto),
      nonce: buildNonce(platform.crypto),
      responseType: settings.responseType ?? defaultResponseType,
      organization: settings.organization,
    }
    const url = buildVerifyRedirectUrl(client, {
      ...options,
      ...expected,
      responseMode: 'web_message',
    })
    return authorizeInFrame(client, { url, expected, timeout: verifyTimeout })
  })
