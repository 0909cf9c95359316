/** Rules that hold for every request before the framework sees it. */

const pageMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const longestUrl = 8192

/**
 * Refuses what the framework would answer wrongly: malformed escapes (it says 500), methods that nothing here
 * takes (it says 200), and addresses of absurd length.
 *
 * @returns null for a request that may pass
 */
export function guardRequest({ method = 'GET', url = '/' }) {
  if (!pageMethods.has(method)) return { status: 405, body: 'This method is not used here.', headers: { allow: [...pageMethods].join(', ') } }
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
export function stripForeignHeaders({ headers }) {
  for (const name of ['content-security-policy', 'x-middleware-subrequest', 'x-invoke-path', 'x-nonce']) delete headers[name]
  if (!process.env.TRUST_PROXY) for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']) delete headers[name]
}

/** The language of an address, for a page that stands in for it. */
export function localeOfUrl(url = '/') {
  const [, first = ''] = url.split(/[/?#]/)
  return first === 'fr-fr' || first === 'zh-cn' ? first : 'en'
}
