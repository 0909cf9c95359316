import { liteClient, type LiteClient } from 'algoliasearch/lite'
import type { SearchSettings } from './settings'

/** Of a search on the server, in milliseconds; the client's own limits count for each host. */
export const limitMs = 2_500

/** The search client for server and browser: Algolia's, also for a compatible service. */
export function createSearchClient({
  appId,
  key,
  host,
}: Pick<SearchSettings, 'appId' | 'key' | 'host'>): LiteClient {
  if (!host) return liteClient(appId, key)
  const { host: url, protocol } = new URL(host)
  return liteClient(appId, key, {
    hosts: [{ url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }],
    timeouts: { connect: 1_000, read: 2_000, write: 5_000 },
  })
}
