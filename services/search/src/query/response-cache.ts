import { LRUCache } from 'lru-cache'
import type { QueryParams } from './params'
import type { Target } from './target'

type Response = Record<string, unknown>
type Cached = Pick<Target, 'settings' | 'synonyms'> & {
  /** An index that another has replaced must not stay in memory. */
  index: WeakRef<Target['index']>
  generation: number
  /** As an object it would keep the whole texts of records in memory, of which snippets are parts. */
  json: Buffer
}

/** Bytes of all responses, some 30,000 each with 20 hits. */
const maxSize = 32 * 2 ** 20
const largest = 2 ** 18
/** Cheaper queries are not worth their memory. */
const leastMs = 5

/**
 * Responses of expensive queries, until the next write: every visitor types the same first letters, which
 * thousands of words begin with.
 */
export class ResponseCache {
  private readonly entries = new LRUCache<string, Cached>({
    maxSize,
    maxEntrySize: largest,
    sizeCalculation: ({ json }, key) => key.length + json.length,
  })

  /** @param seesUnretrievable whether the response has unretrievable attributes */
  get(
    target: Target,
    params: QueryParams,
    seesUnretrievable: boolean,
    search: () => Response,
  ): Response {
    const key = JSON.stringify([target.name, params, seesUnretrievable])
    const cached = this.entries.get(key)
    if (cached && isCurrent(cached, target)) return JSON.parse(cached.json.toString()) as Response
    const started = performance.now()
    const response = search()
    const isExpensive = performance.now() - started >= leastMs
    if (isExpensive) {
      const { index, settings, synonyms } = target
      this.entries.set(key, {
        index: new WeakRef(index),
        generation: index.generation,
        settings,
        synonyms,
        json: Buffer.from(JSON.stringify(response)),
      })
    }
    return response
  }
}

const isCurrent = (cached: Cached, { index, settings, synonyms }: Target): boolean =>
  cached.index.deref() === index &&
  cached.generation === index.generation &&
  cached.settings === settings &&
  cached.synonyms === synonyms
