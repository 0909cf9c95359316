import { decodeJwt } from 'jose'
import type { AuthenticationResult } from '../identity'

/**
 * What is known of the stored access token; the provider says whose it is.
 *
 * @param now in milliseconds
 * @returns null without one, for one that has expired, and for one whose lifetime is unknown
 */
export function toStoredResult(token: string | null, now: number): AuthenticationResult | null {
  const expiresIn = token === null ? 0 : readExpiry(token) - now / 1000
  if (!(expiresIn > 0)) return null
  return {
    accessToken: token,
    idToken: null,
    idTokenPayload: null,
    appState: null,
    refreshToken: null,
    state: null,
    expiresIn,
    tokenType: 'Bearer',
    scope: null,
  }
}

function readExpiry(token: string): number {
  try {
    return decodeJwt(token).exp ?? NaN
  } catch {
    return NaN // an opaque token
  }
}
