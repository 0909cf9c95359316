import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Checks the token by which the site's server, whose readers are many behind one address, shows that it holds the
 * shared secret (docs/contracts.md, "Limits"). For `server.mjs` and the bundled service alike.
 *
 * @param {string} secret REVALIDATE_SECRET
 * @returns {(token: string | null | undefined) => boolean}
 */
export function createSiteTokenCheck(secret) {
  const expected = createHmac('sha256', secret).update('content-client').digest()
  return (token) => {
    const received = Buffer.from(token ?? '', 'hex')
    return received.length === expected.length && timingSafeEqual(received, expected)
  }
}
