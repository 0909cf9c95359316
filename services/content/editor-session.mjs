import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Finds whose session a request names, before Next and Payload see it: editors of one office share an
 * address, and what one of them does is not to be counted against the others. It gives no access: whether
 * the session still exists is Payload's to say.
 *
 * @param {string} secret CONTENT_SECRET
 * @returns {(cookie: string | null | undefined) => string | null} the id of the session of a token that the
 *   service has signed and that has not expired
 */
export function createSessionReader(secret) {
  // as Payload derives its key
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return (cookie) => {
    const token = /(?:^|;\s*)payload-token=([\w-]+)\.([\w-]+)\.([\w-]{43})(?:;|$)/.exec(
      cookie ?? '',
    )
    if (!token) return null
    const [, header = '', claims = '', signature = ''] = token
    const expected = createHmac('sha256', key).update(`${header}.${claims}`).digest('base64url')
    if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return null
    const { sid, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    return typeof sid === 'string' && exp * 1000 > Date.now() ? sid : null
  }
}
