/** Rules that hold for every request before the framework sees it. */

const pageMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const longestUrl = 8192
/** The largest form that is read at all; its fields have limits of their own, and say so. */
const largestBody = 3 * 1024 * 1024

/**
 * Refuses what the framework would answer wrongly: malformed escapes (it says 500), methods that nothing here
 * takes (it says 200), and addresses of absurd length.
 *
 * @returns null for a request that may pass
 */
export function guardRequest({ method = 'GET', url = '/', headers = {} }) {
  if (!pageMethods.has(method)) return { status: 405, body: 'This method is not used here.', headers: { allow: [...pageMethods].join(', ') } }
  if (Number(headers['content-length'] ?? 0) > largestBody) return { status: 413, body: 'This is more than the site takes at once.', headers: { connection: 'close' } }
  if (url.length > longestUrl) return { status: 404, body: 'There is no page at this address.' }
  if (!isDecodable(url)) return { status: 400, body: 'This address cannot be read.' }
  return null
}

function isDecodable(url) {
  const [pathname = ''] = url.split('?')
  try {
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** Headers that only a trusted proxy, or nobody, may set: believed, they would let a visitor choose the host or the policy. */
/** @param {{ headers: Record<string, any>, socket?: { remoteAddress?: string } }} request */
export function stripForeignHeaders({ headers, socket }) {
  const forwarded = process.env.TRUST_PROXY ? String(headers['x-forwarded-for'] ?? '').split(',').at(-1)?.trim() : ''
  headers['x-client-address'] = forwarded || (socket?.remoteAddress ?? 'unknown')
  for (const name of ['content-security-policy', 'x-middleware-subrequest', 'x-invoke-path', 'x-nonce']) delete headers[name]
  if (!process.env.TRUST_PROXY) for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']) delete headers[name]
}

/** The language of an address, for a page that stands in for it. */
export function localeOfUrl(url = '/') {
  const [, first = ''] = url.split(/[/?#]/)
  return first === 'fr-fr' || first === 'zh-cn' ? first : 'en'
}
