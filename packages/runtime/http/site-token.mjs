import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token by which the site's server, whose readers are many behind one address, shows the content service that it
 * holds the shared secret (docs/contracts.md, "Limits"): the value of `x-site-token`.
 *
 * @param {string} secret REVALIDATE_SECRET
 */
export const createSiteToken = (secret) => computeSignature(secret).toString('hex')

/**
 * Checks such a token. For `server.mjs` of the content service and its bundle alike.
 *
 * @param {string} secret REVALIDATE_SECRET
 * @returns {(token: string | null | undefined) => boolean}
 */
export function createSiteTokenCheck(secret) {
  const expected = computeSignature(secret)
  return (token) => {
    const received = Buffer.from(token ?? '', 'hex')
    return received.length === expected.length && timingSafeEqual(received, expected)
  }
}

/** @param {string} secret */
const computeSignature = (secret) => createHmac('sha256', secret).update('content-client').digest()
