import { buildAuthorizeUrl, type AuthorizeOptions } from './authorize-url'
import { checkResponse, toError, missingToken, stateMismatch } from './check-response'
import { type IdentityClient } from './client'
import { assertOptions, fail, settle, succeed, type Outcome } from './outcome'
import type { Platform, PlatformPopup } from './platform'
import { buildNonce } from './random'
import type { AuthorizationResponse, AuthenticationResult } from './result'
import { awaitMessage, toAuthorizationResponse } from './web-message'

/** Section 9, "Identity-provider popup/iframe timeout", in milliseconds. */
export const popupTimeout = 60_000
/** Polling interval in milliseconds: closing a popup fires no event. */
const closedCheck = 500

export type PopupOptions = Omit<AuthorizeOptions, 'state' | 'responseMode' | 'display'> & {
  /** The expected origin of the response; defaults to the provider's. */
  popupOrigin?: string
  /** Milliseconds; defaults to 60,000. Infinite: as long as the window is open. */
  timeout?: number
  width?: number
  height?: number
}

/**
 * Signs in in a popup; call it from a click, or the browser blocks it. The response is a message of that window and is
 * validated like a hash (section 5; OAuth 2.0 Web Message Response Mode).
 *
 * Errors (section 8): `origin_mismatch` when the window responds from another origin than `popupOrigin`, `timeout`,
 * `popup_blocked`, `popup_closed`, those of a hash and those of the provider. Never rejects.
 */
export function loginWithPopup(
  client: IdentityClient,
  options: PopupOptions = {},
): Promise<Outcome<AuthenticationResult>> {
  return settle(async () => {
    const { platform, settings } = client
    const {
      popupOrigin = client.origin,
      timeout = popupTimeout,
      width = 480,
      height = 720,
      nonce = buildNonce(platform.crypto),
      ...authorize
    } = options
    const request = { responseType: authorize.responseType ?? settings.responseType }
    assertOptions(request, 'responseType')
    const { responseType } = request
    const organization = authorize.organization ?? settings.organization
    const expected = {
      state: buildNonce(platform.crypto),
      nonce,
      responseType,
      organization,
      maxAge: authorize.maxAge,
    }
    const { state } = expected
    // With another origin than the provider's, our return page posts the hash to its opener (`respondToOpener`).
    const responseMode = popupOrigin === client.origin ? 'web_message' : 'fragment'
    const url = buildAuthorizeUrl(client, {
      ...authorize,
      responseType,
      state,
      nonce,
      display: 'popup',
      responseMode,
    })
    const outcome = await requestInPopup(
      platform,
      () => platform.openPopup(url, { width, height }),
      popupOrigin,
      timeout,
    )
    if (!outcome.ok) return outcome
    const response = outcome.value
    if (response.state !== undefined && response.state !== state) return stateMismatch()
    if (response.error !== undefined) return { ok: false, error: toError(response) }
    return missingToken(response, responseType) ?? checkResponse(client, response, expected)
  })
}

const requestInPopup = (
  platform: Platform,
  open: () => PlatformPopup | null,
  popupOrigin: string,
  timeout: number,
): Promise<Outcome<AuthorizationResponse>> =>
  awaitMessage<AuthorizationResponse>(platform, {
    open: (finish) => {
      const popup = open()
      if (!popup) return null
      const stopWatching = watchClosing(platform, popup, () =>
        finish(fail('popup_closed', 'The popup was closed before the login was complete.')),
      )
      const close = () => {
        stopWatching()
        popup.close()
      }
      return { window: popup.window, close }
    },
    blocked: fail('popup_blocked', 'The browser blocked the popup.'),
    read: ({ origin, data }) => {
      const response = toAuthorizationResponse(data)
      if (!response) return null
      return origin === popupOrigin ? succeed(response) : originMismatch(origin, popupOrigin)
    },
    timeout,
    late: fail('timeout', 'Timeout during authentication in the popup.'),
  })

/** Section 8, `origin_mismatch`. */
const originMismatch = (origin: string, popupOrigin: string) =>
  fail(
    'origin_mismatch',
    `The popup's origin (${origin}) should match the \`popupOrigin\` parameter (${popupOrigin}).`,
  )

/** Waits one more interval after closing: a window that closes itself may have posted a response just before. */
function watchClosing({ timers }: Platform, popup: PlatformPopup, closed: () => void): () => void {
  let cancel = timers.after(closedCheck, function look() {
    cancel = timers.after(closedCheck, popup.isClosed() ? closed : look)
  })
  return () => cancel()
}

/**
 * On a page of this site that was opened as the popup: posts the response in the hash to the opener, on this origin
 * only. The opener calls `loginWithPopup` with this origin as `popupOrigin`.
 *
 * @returns false when this window is not a popup
 */
export function respondToOpener({
  location,
  opener,
}: Pick<Platform, 'location' | 'opener'>): boolean {
  const target = opener()
  if (!target) return false
  const response = Object.fromEntries(new URLSearchParams(location.hash.replace(/^#?\/?/, '')))
  target.postMessage({ type: 'authorization_response', response }, location.origin)
  return true
}
