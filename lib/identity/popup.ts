import { buildAuthorizeUrl, type AuthorizeOptions } from './authorize-url'
import { checkAnswer, errorOf, missingToken, stateMismatch } from './check-answer'
import { defaultResponseType, type IdentityClient } from './client'
import { fail, settle, succeed, type Outcome } from './outcome'
import type { Platform, PlatformPopup } from './platform'
import { buildNonce } from './random'
import type { Answer, AuthenticationResult } from './result'
import { isFrom, toAnswer } from './web-message'

/** Section 9, "Identity-provider popup/iframe timeout", in milliseconds. */
export const popupTimeout = 60_000
/** How often the popup is looked at, in milliseconds: no event tells that it was closed. */
const closedCheck = 500

export type PopupOptions = Omit<
  AuthorizeOptions,
  'state' | 'nonce' | 'responseMode' | 'display'
> & {
  /** The origin that the answer must come from; the provider's unless given. */
  popupOrigin?: string
  /** Milliseconds; 60,000 unless given. */
  timeout?: number
  width?: number
  height?: number
}

/**
 * Signs in in a small window; call it from a click, or the browser blocks it. The answer is a message of that window and
 * is checked like a hash (section 5; OAuth 2.0 Web Message Response Mode).
 *
 * Errors (section 8): `origin_mismatch` when the window answers from another origin than `popupOrigin`, `timeout`,
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
      ...authorize
    } = options
    const responseType = authorize.responseType ?? settings.responseType ?? defaultResponseType
    const organization = authorize.organization ?? settings.organization
    const expected = {
      state: buildNonce(platform.crypto),
      nonce: buildNonce(platform.crypto),
      responseType,
      organization,
      maxAge: authorize.maxAge,
    }
    const { state, nonce } = expected
    // From another origin than the provider's, our own return page reads the hash and hands it on (`answerOpener`).
    const responseMode = popupOrigin === client.origin ? 'web_message' : 'fragment'
    const url = buildAuthorizeUrl(client, {
      ...authorize,
      responseType,
      state,
      nonce,
      display: 'popup',
      responseMode,
    })
    const answered = await askInPopup(
      platform,
      () => platform.openPopup(url, { width, height }),
      popupOrigin,
      timeout,
    )
    if (!answered.ok) return answered
    const answer = answered.value
    if (answer.state !== undefined && answer.state !== state) return stateMismatch()
    if (answer.error !== undefined) return { ok: false, error: errorOf(answer) }
    return missingToken(answer, responseType) ?? checkAnswer(client, answer, expected)
  })
}

function askInPopup(
  platform: Platform,
  open: () => PlatformPopup | null,
  popupOrigin: string,
  timeout: number,
): Promise<Outcome<Answer>> {
  return new Promise((resolve, reject) => {
    const ends: (() => void)[] = []
    const end = () => ends.splice(0).forEach((one) => one())
    const finish = (outcome: Outcome<Answer>) => {
      end()
      resolve(outcome)
    }
    try {
      const popup = open()
      if (!popup) return finish(fail('popup_blocked', 'The browser blocked the popup.'))
      ends.push(popup.close)
      ends.push(
        platform.onMessage((message) => {
          const answer = isFrom(message, popup.window, message.origin)
            ? toAnswer(message.data)
            : null
          if (answer)
            finish(
              message.origin === popupOrigin
                ? succeed(answer)
                : originMismatch(message.origin, popupOrigin),
            )
        }),
      )
      ends.push(
        platform.timers.after(timeout, () =>
          finish(fail('timeout', 'Timeout during authentication in the popup.')),
        ),
      )
      ends.push(
        watchClosing(platform, popup, () =>
          finish(fail('popup_closed', 'The popup was closed before the login was complete.')),
        ),
      )
    } catch (reason) {
      end()
      reject(reason)
    }
  })
}

/** Section 8, `origin_mismatch`. */
const originMismatch = (origin: string, popupOrigin: string) =>
  fail(
    'origin_mismatch',
    `The popup's origin (${origin}) should match the \`popupOrigin\` parameter (${popupOrigin}).`,
  )

/** Waits one round more after the closing: a window that closes itself may have answered just before. */
function watchClosing({ timers }: Platform, popup: PlatformPopup, closed: () => void): () => void {
  let cancel = timers.after(closedCheck, function look() {
    cancel = timers.after(closedCheck, popup.isClosed() ? closed : look)
  })
  return () => cancel()
}

/**
 * On a page of ours that was opened as the popup: hands the answer in the hash to the opener, on our own origin only.
 * The opener calls `loginWithPopup` with this origin as `popupOrigin`.
 *
 * @returns false when this window is no popup
 */
export function answerOpener({ location, opener }: Pick<Platform, 'location' | 'opener'>): boolean {
  const target = opener()
  if (!target) return false
  const response = Object.fromEntries(new URLSearchParams(location.hash.replace(/^#?\/?/, '')))
  target.postMessage({ type: 'authorization_response', response }, location.origin)
  return true
}
