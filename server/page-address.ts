import { LRUCache } from 'lru-cache'
import { isFilePath, isStaticFile } from '../lib/routes/files'
import { isPerRequest, isPublicPage, resolveAddress } from '../lib/routes/resolve'

/** A cached page or file: its key in Next's cache, and its public address without a query. */
export type PageAddress = {
  key: string
  path: string
  /** Browsers and proxies store nothing of it. */
  isPrivate?: boolean
  /** Set for the page's Markdown: named by the address, or by a header. */
  markdown?: 'address' | 'header'
}

/** What a URL names: a cached page, no page at all, another address, or something that Next responds to. */
export type Named = PageAddress | 'missing' | 'moved' | 'other'

const known = new LRUCache<string, Named>({ max: 20_000 })
/** Longer URLs are rare, and would fill the memory. */
const longestKnown = 200

/**
 * Resolves a URL by the rules of the middleware.
 *
 * @param signedIn whether there is a session cookie: some pages show members more
 */
export function toName(url: string, signedIn = false): Named {
  const name = signedIn ? `member ${url}` : url
  const before = known.get(name)
  if (before) return before
  const found = resolve(url, signedIn)
  if (name.length <= longestKnown) known.set(name, found)
  return found
}

function resolve(url: string, signedIn: boolean): Named {
  const [path = '/', query = ''] = url.split('?', 2)
  const search = new URLSearchParams(query)
  if (isStaticFile(path, search)) return { key: path, path }
  if (isFilePath(path)) return 'other'
  search.delete('_rsc') // the client router's own parameter
  const resolution = resolveAddress(path, search, { signedIn })
  if (resolution.kind === 'missing') return 'missing'
  if (resolution.kind === 'redirect') return 'moved'
  if (path.includes('%')) return 'other'
  const key = resolution.kind === 'next' ? path : resolution.path
  if (isPerRequest(key)) return 'other'
  return isPublicPage(key) ? { key, path } : { key, path, isPrivate: true }
}
