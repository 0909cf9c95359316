import type { PlatformCrypto } from './platform'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The largest multiple of 62 in a byte: higher bytes would bias the result and are drawn again. */
const fairBytes = 256 - (256 % alphabet.length)

/** Length of state and nonce (section 9). */
export const nonceLength = 30

/**
 * Letters and digits from the platform's secure random source, each equally likely; 30 of them hold 178 bits
 * (section 9, "Nonce"; RFC 6749 section 10.10).
 */
export function buildNonce(
  crypto: Pick<PlatformCrypto, 'getRandomValues'>,
  length: number = nonceLength,
): string {
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(64))) {
      if (byte < fairBytes && text.length < length) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}
