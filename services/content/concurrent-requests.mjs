/**
 * Requests in progress of one address. They are counted before Next.js sees them: its route handlers run one after
 * another, so that two hundred at once would each pass a count in there. Editors of one office share an address:
 * what the panel of one loads does not refuse the login page of another.
 */
const limits = { authenticated: 20, anonymous: 8 }

const isCounted = ({ method = '', url = '' }) =>
  method !== 'OPTIONS' && /^\/(api(?!\/media\/file\/)|admin)/.test(url)

/**
 * @param {(token: string | undefined) => boolean} isSiteToken whether the request is one of the site's server,
 *   which is exempt
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 *   false for a request above the limit, which has its response then
 */
export function limitConcurrentRequests(isSiteToken) {
  const active = { authenticated: new Map(), anonymous: new Map() }

  return (request, response) => {
    if (!isCounted(request) || isSiteToken(request.headers['x-site-token']?.toString())) return true
    const address = String(request.headers['x-forwarded-for'])
    const { authorization, cookie } = request.headers
    const kind = authorization || cookie ? 'authenticated' : 'anonymous'
    const counts = active[kind]
    const count = counts.get(address) ?? 0
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
    counts.set(address, count + 1)
    response.once('close', () => {
      const left = counts.get(address) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
    return true
  }
}
