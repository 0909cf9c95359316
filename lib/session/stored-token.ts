import { decodeJwt } from 'jose'
import type { AuthenticationResult } from '../identity'

/**
 * What is known of the stored access token.
 *
 * @param now in milliseconds
 * @param subject whose it has to be: while another member signs in, it is that of the one before
 * @returns null without one, for one that has expired or is another member's, and for one whose lifetime is unknown
 */
export function toStoredResult(
  token: string | null,
  now: number,
  subject: string,
): AuthenticationResult | null {
  const expiresIn = token === null ? 0 : readExpiry(token, subject) - now / 1000
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

function readExpiry(token: string, subject: string): number {
  try {
    const { exp = NaN, sub = subject } = decodeJwt(token)
    return sub === subject ? exp : NaN
  } catch {
    return NaN // an opaque token
  }
}
