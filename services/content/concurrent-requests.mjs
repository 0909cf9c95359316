import { toVisitor } from '@law-firm/runtime/limits/limit.mjs'

/**
 * Requests in progress of one editor's session, and of one address. They are counted before Next.js sees them: its
 * route handlers run one after another, so that two hundred at once would each pass a count in there. Editors of one
 * office share an address: what one of them does refuses nothing to another.
 */
const limits = { session: 20, authenticated: 20, anonymous: 8 }

const isCounted = ({ method = '', url = '' }) =>
  method !== 'OPTIONS' && /^\/(api(?!\/media\/file\/)|admin)/.test(url)

/**
 * @param {(token: string | undefined) => boolean} isSiteToken whether the request is one of the site's server,
 *   which is exempt
 * @param {(cookie: string | undefined) => string | null} readSession the id of an editor's session
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 *   false for a request above the limit, which has its response then
 */
export function limitConcurrentRequests(isSiteToken, readSession) {
  /** @type {Record<keyof typeof limits, Map<string, number>>} */
  const active = { session: new Map(), authenticated: new Map(), anonymous: new Map() }

  return (request, response) => {
    if (!isCounted(request) || isSiteToken(request.headers['x-site-token']?.toString())) return true
    const { authorization, cookie } = request.headers
    const session = readSession(cookie)
    const kind = session ? 'session' : authorization || cookie ? 'authenticated' : 'anonymous'
    const key = session ?? toVisitor(String(request.headers['x-forwarded-for']))
    const counts = active[kind]
    const count = counts.get(key) ?? 0
    if (count >= limits[kind]) {
      response
        .writeHead(429, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'retry-after': '1',
        })
        .end('{"errors":[{"message":"Too many calls."}]}')
      return false
    }
    counts.set(key, count + 1)
    response.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
    return true
  }
}
