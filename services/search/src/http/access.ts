import { ApiError } from '../api-error'
import { allows, allowsIndex } from '../keys/grant'
import type { Rights } from '../query/target'
import { queryTurn } from './query-turn'
import type { Call } from './route'

/** The service is reached from this machine only: an address of it is the site's server, or no proxy is trusted. */
const isLocal = (ip: string): boolean => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(ip)

/** Runs a query in its turn, within what its client may use. */
export async function runQuery<T>({ grant, ip, limit }: Call, query: () => T): Promise<T> {
  await queryTurn()
  return grant.isAdmin || isLocal(ip) ? query() : limit.run(ip, query)
}

/** What the key of a request may see. */
export function rights({ grant }: Call): Rights {
  return {
    seesUnretrievable: allows(grant, 'seeUnretrievableAttributes'),
    clauses: grant.clauses,
    params: grant.params,
    ...(grant.maxHitsPerQuery > 0 ? { maxHits: grant.maxHitsPerQuery } : {}),
  }
}

export function assertIndex(call: Call, name: string): void {
  if (!allowsIndex(call.grant, name)) throw new ApiError(403, 'Index not allowed with this API key')
}
