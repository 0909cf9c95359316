import { LRUCache } from 'lru-cache'
import type { QueryParams } from './params'
import type { Rights, Target } from './target'

type Response = Record<string, unknown>
type Cached = Pick<Target, 'index' | 'settings' | 'synonyms' | 'rules'> & {
  generation: number
  response: Response
}

const maxEntries = 100
/** Cheaper queries are not worth their memory. */
const leastMs = 8
const maxHits = 50

/**
 * Responses of expensive queries, until the next write: every visitor types the same first letters, which
 * thousands of words begin with.
 */
export class ResponseCache {
  private readonly entries = new LRUCache<string, Cached>({ max: maxEntries })

  get(target: Target, params: QueryParams, rights: Rights, search: () => Response): Response {
    const key = JSON.stringify([target.name, params, rights])
    const cached = this.entries.get(key)
    if (cached && isCurrent(cached, target)) return cached.response
    const started = performance.now()
    const response = search()
    const isExpensive = performance.now() - started >= leastMs
    if (isExpensive && !target.rules.isTimed && (params.hitsPerPage ?? 0) <= maxHits) {
      const { index, settings, synonyms, rules } = target
      const { generation } = index
      this.entries.set(key, { index, settings, synonyms, rules, generation, response })
    }
    return response
  }
}

const isCurrent = (cached: Cached, { index, settings, synonyms, rules }: Target): boolean =>
  cached.index === index &&
  cached.generation === index.generation &&
  cached.settings === settings &&
  cached.synonyms === synonyms &&
  cached.rules === rules
