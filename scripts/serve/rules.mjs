/** Rules that hold for every request before the framework sees it. */

const pageMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const longestUrl = 8192
/** The largest form that is read at all; its fields have limits of their own, and say so. */
const largestBody = 3 * 1024 * 1024

/**
 * Refuses what the framework would answer wrongly: malformed escapes (it says 500), methods that
 * nothing here takes (it says 200), and addresses of absurd length.
 *
 * @returns null for a request that may pass
 */
export function guardRequest({ method = 'GET', url = '/', headers = {} }) {
  if (!pageMethods.has(method))
    return {
      status: 405,
      body: 'This method is not used here.',
      headers: { allow: [...pageMethods].join(', ') },
    }
  if (Number(headers['content-length'] ?? 0) > largestBody)
    return {
      status: 413,
      body: 'This is more than the site takes at once.',
      headers: { connection: 'close' },
    }
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

/**
 * Headers that only a trusted proxy, or nobody, may set: believed, they would let a visitor choose
 * the host or the policy.
 */
/** @param {{ headers: Record<string, any>, socket?: { remoteAddress?: string } }} request */
export function stripForeignHeaders({ headers, socket }) {
  const forwarded = process.env.TRUST_PROXY
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  headers['x-client-address'] = forwarded || (socket?.remoteAddress ?? 'unknown')
  for (const name of [
    'content-security-policy',
    'x-middleware-subrequest',
    'x-invoke-path',
    'x-nonce',
  ])
    delete headers[name]
  if (!process.env.TRUST_PROXY)
    for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'])
      delete headers[name]
}

/** The language of an address, for a page that stands in for it. */
export function localeOfUrl(url = '/') {
  const [, first = ''] = url.split(/[/?#]/)
  return first === 'fr-fr' || first === 'zh-cn' ? first : 'en'
}

/**
 * Where an address leads by the content service's redirects: the address as it is first, then
 * without its language.
 *
 * @param {string} url
 * @param {Map<string, { to: string | null, kind: string }> | undefined} redirects
 * @returns {{ status: number, location: string | null } | null} 410 without a location for a page
 *   that was withdrawn
 */
export function redirectFor(url, redirects) {
  const [path = '/'] = url.split(/[?#]/)
  const locale = localeOfUrl(path)
  const prefix = locale === 'en' ? '' : `/${locale}`
  const whole = redirects?.get(path)
  const found = whole ?? (prefix ? redirects?.get(path.slice(prefix.length) || '/') : undefined)
  if (!found) return null
  if (found.kind === 'gone' || !found.to) return { status: 410, location: null }
  return {
    status: found.kind === 'temporary' ? 307 : 308,
    location: (whole ? '' : prefix) + found.to,
  }
}

const escaped = (text) =>
  String(text).replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter],
  )

/**
 * Writes links into the place that the missing page keeps for them
 * (`components/layout/missing-page.tsx`).
 */
export function withSuggestions(html, suggestions) {
  if (!Array.isArray(suggestions) || suggestions.length === 0) return html
  return html.replace(/<div id="suggestions" data-heading="([^"]*)"><\/div>/, (_, heading) => {
    const links = suggestions
      .filter(({ href }) => typeof href === 'string' && /^\/(?!\/)/.test(href))
      .map(({ label, href }) => `<li><a href="${escaped(href)}">${escaped(label)}</a></li>`)
    return `<div id="suggestions" data-heading="${heading}"><p>${heading}</p><ul class="plain">${links.join('')}</ul></div>`
  })
}
