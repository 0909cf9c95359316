import type { IncomingMessage } from 'node:http'
import type { ClickCounts } from '../analytics/click-counts'
import type { SearchCounts } from '../analytics/search-counts'
import type { Catalog } from '../index/catalog'
import type { Json } from '../index/record'
import type { Acl, Grant } from '../keys/grant'
import type { KeyRing } from '../keys/key-ring'
import type { WorkLimit } from '../keys/work-limit'
import type { ResponseCache } from '../query/response-cache'
import type { Store } from '../store/store'
import type { WriteQueue } from '../write/write-queue'

export type Services = {
  store: Store
  catalog: Catalog
  queue: WriteQueue
  keys: KeyRing
  searchCounts: SearchCounts
  clickCounts: ClickCounts
  limit: WorkLimit
  responses: ResponseCache
}

export type Call = Services & {
  grant: Grant
  ip: string
  /** Path parameters, decoded. */
  path: Record<string, string>
  search: URLSearchParams
  /** The parsed body, read after the key is authorised. */
  body: () => Promise<{ [name: string]: Json }>
  list: () => Promise<Json[]>
  request: IncomingMessage
}

/** Clients send booleans of the address as words or numbers. */
export const hasFlag = ({ search }: Call, name: string): boolean =>
  ['true', '1'].includes(search.get(name) ?? '')

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Route = {
  method: Method
  /** `/1/indexes/{indexName}/query`; a `*` is literal. */
  path: string
  /** The permission (ACL) that the key needs; null when the handler checks it. */
  acl: Acl | null
  handle: (
    call: Call,
  ) => Promise<{ status?: number; body: unknown }> | { status?: number; body: unknown }
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
  const decoded: Record<string, string> = {}
  for (const [name, value] of Object.entries(match.path)) {
    try {
      decoded[name] = decodeURIComponent(value)
    } catch {
      return { status: 400 }
    }
  }
  return { route: match.route, path: decoded }
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
