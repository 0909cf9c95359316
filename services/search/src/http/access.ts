import { ApiError } from '../api-error'
import { allows, allowsIndex } from '../keys/grant'
import type { Rights } from '../query/target'
import type { Call } from './route'

/** The service is reached from this machine only: an address of it is the site's server, or no proxy is trusted. */
const isLocal = (ip: string): boolean => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(ip)

export const limited = <T>({ grant, ip, limit }: Call, work: () => T): T =>
  grant.isAdmin || isLocal(ip) ? work() : limit.run(ip, work)

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
