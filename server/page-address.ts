import { LRUCache } from 'lru-cache'
import { isPerRequest, resolveAddress } from '../lib/routes/resolve'

/** A cached page: its key in Next's cache, and its public address without a query. */
export type PageAddress = { key: string; path: string }

const none = Symbol('no cached page')
const known = new LRUCache<string, PageAddress | typeof none>({ max: 20_000 })

/**
 * Which cached page a URL names, by the rules of the middleware.
 *
 * @param signedIn whether there is a session cookie: some pages show members more
 * @returns null for everything else: files, pages rendered per request, redirects, wrong addresses
 */
export function pageAddressOf(url: string, signedIn = false): PageAddress | null {
  const name = signedIn ? `member ${url}` : url
  const found = known.get(name) ?? resolve(url, signedIn) ?? none
  known.set(name, found)
  return found === none ? null : found
}

function resolve(url: string, signedIn: boolean): PageAddress | null {
  const [path = '/', query = ''] = url.split('?', 2)
  if (path.includes('%')) return null
  const search = new URLSearchParams(query)
  search.delete('_rsc') // the client router's own parameter
  const resolution = resolveAddress(path, search, { signedIn })
  const key =
    resolution.kind === 'next' ? path : resolution.kind === 'rewrite' ? resolution.path : null
  return key === null || isPerRequest(key) ? null : { key, path }
}
