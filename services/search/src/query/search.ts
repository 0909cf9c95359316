import { defaults } from '../settings'
import { toCriteria } from './criteria'
import { countFacets } from './facets'
import { findMatches } from './find-documents'
import { Highlighter } from './highlight'
import { createHitMapper } from './hit'
import { maxProximity } from './match'
import type { QueryParams } from './params'
import type { Slot } from './parse-query'
import { rank } from './rank'
import type { Effective, FindResult, Target } from './target'

/**
 * Executes a query and returns the API's response.
 *
 * @param seesUnretrievable whether it may have unretrievable attributes
 */
export function search(
  target: Target,
  params: QueryParams,
  seesUnretrievable: boolean,
): Record<string, unknown> {
  const started = performance.now()
  const options: Effective = { ...target.settings, ...params }
  const { page = 0, hitsPerPage = defaults.hitsPerPage } = params
  const most = options.paginationLimitedTo ?? defaults.paginationLimitedTo
  const offset = page * hitsPerPage
  const limit = Math.min(offset + hitsPerPage, most)
  const result = findMatches(target, options)
  const { documents } = result.matches
  const criteria = toCriteria(target, options, result)
  const order = rank(criteria, documents.length, Math.min(limit, documents.length))
  const shown = order.slice(Math.min(offset, limit))
  const hits = toHits(target, options, result, shown, seesUnretrievable)
  const facets = countFacets(target, options, seesUnretrievable, documents)
  const elapsed = Math.max(1, Math.round(performance.now() - started))
  const query = params.query ?? ''
  return {
    hits,
    nbHits: documents.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(documents.length, most) / hitsPerPage),
    hitsPerPage,
    ...(offset > 0 && offset >= limit
      ? {
          message: `you can only fetch the ${most} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method.`,
        }
      : {}),
    ...facets,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query,
    ...(documents.length > 0 && result.removed.length > 0
      ? { queryAfterRemoval: markRemoved(query, result.removed) }
      : {}),
    params: encodeParams(params),
    index: target.name,
    ...(options.getRankingInfo ? queryInfo(target, query) : {}),
    processingTimeMS: elapsed,
    processingTimingsMS: { total: elapsed },
    serverTimeMS: elapsed,
  }
}

/** The records of the best candidates, with highlights and what ranked them. */
function toHits(
  { index, recordsAt }: Target,
  options: Effective,
  { matches, slots, alternatives }: FindResult,
  candidates: Uint32Array,
  seesUnretrievable: boolean,
): Record<string, unknown>[] {
  const highlighter = new Highlighter(slots, alternatives, {
    pre: options.highlightPreTag ?? '<em>',
    post: options.highlightPostTag ?? '</em>',
  })
  const toHit = createHitMapper(options, highlighter, seesUnretrievable)
  const documents = candidates.map((candidate) => matches.documents[candidate] ?? 0)
  const proximities = options.getRankingInfo ? matches.proximity(documents) : null
  const records = recordsAt(Array.from(documents, (document) => index.rows[document] ?? -1))
  return records.flatMap((record, place) => {
    if (!record) return []
    const hit = toHit(record)
    if (!proximities) return [hit]
    const candidate = candidates[place] ?? 0
    const attribute = matches.attribute[candidate] ?? 0
    const proximity = Math.min(proximities[place] ?? 0, maxProximity * slots.length)
    const _rankingInfo = {
      nbTypos: matches.typos[candidate] ?? 0,
      words: matches.words[candidate] ?? 0,
      nbExactWords: matches.exact[candidate] ?? 0,
      proximityDistance: slots.length > 1 ? proximity : 0,
      firstMatchedWord: Math.round(attribute / 65_536) * 1000 + (attribute % 65_536),
      filters: 0,
      geoDistance: 0,
      geoPrecision: 1,
      userScore: documents[place] ?? 0,
      promoted: false,
    }
    return [{ ...hit, _rankingInfo }]
  })
}

const queryInfo = ({ name }: Target, query: string) => ({
  indexUsed: name,
  parsedQuery: query.toLowerCase().slice(0, 512),
  serverUsed: 'localhost',
  timeoutCounts: false,
  timeoutHits: false,
})

/** `tax lawyer <em>atlantis</em>`: the words that were removed, as the API marks them. */
function markRemoved(query: string, removed: readonly Slot[]): string {
  let [marked, rest] = ['', query]
  for (const { text } of removed) {
    const at = rest.indexOf(text)
    if (at < 0) continue
    marked += `${rest.slice(0, at)}<em>${text}</em>`
    rest = rest.slice(at + text.length)
  }
  return marked + rest
}

function encodeParams(params: QueryParams): string {
  const encoded = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    if (value !== undefined)
      encoded.set(name, typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))
  return encoded.toString()
}
