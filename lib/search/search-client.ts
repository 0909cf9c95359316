import { liteClient, type LiteClient } from 'algoliasearch/lite'
import type { SearchSettings } from './settings'

type Options = Parameters<typeof liteClient>[2]

/** The search client for server and browser: Algolia's, also for a compatible service. */
export function createSearchClient(
  { appId, key, host }: Pick<SearchSettings, 'appId' | 'key' | 'host'>,
  options: Options = {},
): LiteClient {
  if (!host) return liteClient(appId, key, options)
  const { host: url, protocol } = new URL(host)
  return liteClient(appId, key, {
    ...options,
    hosts: [{ url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }],
    timeouts: { connect: 1_000, read: 2_000, write: 5_000 },
  })
}
