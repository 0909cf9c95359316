import type { ClickCounts } from '../analytics/click-counts'
import type { SearchCounts } from '../analytics/search-counts'
import type { Catalog } from '../index/catalog'
import type { Json } from '../index/record'
import type { ResponseCache } from '../query/response-cache'
import type { Store } from '../store/store'
import type { WriteQueue } from '../write/write-queue'
import type { WorkLimit } from './work-limit'

export type Services = {
  store: Store
  catalog: Catalog
  queue: WriteQueue
  searchCounts: SearchCounts
  clickCounts: ClickCounts
  limit: WorkLimit
  responses: ResponseCache
}

export type Call = Services & {
  /** Whether the request has the admin key. */
  isAdmin: boolean
  ip: string
  /** The index that the path names; empty when it names none. */
  indexName: string
  taskID: string
  search: URLSearchParams
  /** The parsed body, read after the key is authorised. */
  body: () => Promise<{ [name: string]: Json }>
  list: () => Promise<Json[]>
}

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/1/indexes/{indexName}/query`; a `*` is literal. */
  path: string
  /** Whether the key that only searches may call it. */
  isPublic?: boolean
  /** Returns the body of the response. */
  handle: (call: Call) => unknown
}

export type RouteMatch =
  | { route: Route; path: Record<string, string> }
  | { status: 404 | 405 | 400 }

/** Finds the route of a path; 405 when it exists for another method only. */
export function findRoute(routes: readonly Route[], method: string, pathname: string): RouteMatch {
  const parts = pathname.split('/')
  const fitting = routes.flatMap((route) => {
    const path = fit(route.path.split('/'), parts)
    return path ? [{ route, path }] : []
  })
  if (fitting.length === 0) return { status: 404 }
  const match = fitting.find(({ route }) => route.method === method)
  if (!match) return { status: 405 }
  try {
    const decoded = Object.entries(match.path).map(([name, text]) => [
      name,
      decodeURIComponent(text),
    ])
    return { route: match.route, path: Object.fromEntries(decoded) as Record<string, string> }
  } catch {
    return { status: 400 }
  }
}

function fit(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null
  const path: Record<string, string> = {}
  for (const [i, expected] of pattern.entries()) {
    const part = parts[i] ?? ''
    if (expected.startsWith('{')) {
      // `*` is a multi-index operation, never an index name
      if (part === '' || part === '*') return null
      path[expected.slice(1, -1)] = part
    } else if (expected !== part) return null
  }
  return path
}
