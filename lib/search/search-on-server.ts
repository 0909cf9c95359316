import 'server-only'
import type { LiteClient } from 'algoliasearch/lite'
import { fetchWhole } from '../upstreams/fetch'
import { getUpstream } from '../upstreams/upstream'
import { createSearchClient } from './search-client'
import type { SearchSettings } from './settings'

const search = getUpstream('search')

/**
 * Searches by the policy of the search service: its limit is for all of the client's attempts, whose
 * own limits count for each host, and not for a body that never ends.
 *
 * @throws the client's error, or that of the policy
 */
export const searchOnServer = <Result>(
  settings: SearchSettings,
  run: (client: LiteClient) => Promise<Result>,
): Promise<Result> =>
  search.call((signal) => {
    const send = async ({ url, data, ...init }: Request) => {
      try {
        const response = await fetchWhole(search, url, {
          ...init,
          body: data === undefined ? null : Buffer.from(data),
          signal,
        })
        return { status: response.status, content: await response.text(), isTimedOut: false }
      } catch (cause) {
        return { status: 0, content: String(cause), isTimedOut: false } // tries the next host
      }
    }
    return run(createSearchClient(settings, { requester: { send } }))
  })

type Request = {
  url: string
  method: string
  headers: Record<string, string>
  data?: string | Uint8Array | undefined
}
