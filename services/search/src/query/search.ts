import { bare } from '../settings'
import { criteriaOf, scoresOf } from './criteria'
import { countedOf, countFacets, groupsOf } from './facets'
import { findMatches } from './find-documents'
import { Highlighter } from './highlight'
import { createHitMapper } from './hit'
import { maxProximity } from './match'
import type { QueryParams } from './params'
import type { Slot } from './parse-query'
import { pagingOf, toPagingFields } from './paging'
import { rank } from './rank'
import { tagsOf, type Effective, type FindResult, type Target } from './target'

/** A document of a response; `candidate` is its place among the matches. */
type Shown = { document: number; candidate: number }

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
  const result = findMatches(target, options)
  const paging = pagingOf(options)
  const scores = scoresOf(target, options)
  const arranged = arrange(target, options, result, scores, paging.limit)
  const shown = arranged.order.slice(Math.min(paging.offset, paging.limit), paging.limit)
  const { total } = arranged
  const hits = toHits(target, options, result, { shown, scores }, seesUnretrievable)
  const matches = countedOf(result.matches.documents, target.index.size)
  const leaders = arranged.leaders && countedOf(arranged.leaders, target.index.size)
  const facets = countFacets(target, options, seesUnretrievable, (path) =>
    leaders && countsGroups(target, options, path) ? leaders : matches,
  )
  const elapsed = Math.max(1, Math.round(performance.now() - started))
  return onlyFields(options.responseFields, {
    hits,
    nbHits: total,
    ...toPagingFields(paging, params, total),
    ...facets,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: params.query ?? '',
    ...(total > 0 && result.removed.length > 0
      ? { queryAfterRemoval: markRemoved(params.query ?? '', result.removed) }
      : {}),
    params: encodeParams(params),
    index: target.name,
    ...(options.getRankingInfo ? queryInfo(target, options) : {}),
    ...(options.renderingContent === undefined
      ? {}
      : { renderingContent: options.renderingContent }),
    ...(target.settings.userData === undefined ? {} : { userData: target.settings.userData }),
    processingTimeMS: elapsed,
    processingTimingsMS: { total: elapsed },
    serverTimeMS: elapsed,
  })
}

/** The records of documents, with highlights and what ranked them. */
function toHits(
  target: Target,
  options: Effective,
  result: FindResult,
  { shown, scores }: { shown: readonly Shown[]; scores: Uint32Array | null },
  seesUnretrievable: boolean,
): Record<string, unknown>[] {
  const highlighter = new Highlighter(result.slots, result.alternatives, tagsOf(options))
  const toHit = createHitMapper(options, highlighter, seesUnretrievable)
  const proximities = options.getRankingInfo
    ? result.matches.proximity(Uint32Array.from(shown, ({ document }) => document))
    : null
  const records = target.recordsAt(shown.map(({ document }) => target.index.rows[document] ?? -1))
  return shown.flatMap((each, place) => {
    const record = records[place]
    if (!record) return []
    const hit = toHit(record)
    if (!proximities) return [hit]
    const [proximity, filters] = [proximities[place] ?? 0, scores?.[each.document] ?? 0]
    const _rankingInfo = rankingInfo(result, each, { proximity, filters })
    return [{ ...hit, _rankingInfo }]
  })
}

/** Whether a facet counts groups instead of records. */
const countsGroups = ({ settings }: Target, options: Effective, path: string): boolean =>
  options.facetingAfterDistinct === true ||
  (settings.attributesForFaceting ?? []).some(
    (item) => /^afterDistinct\(/.test(item) && bare(item) === path,
  )

const queryInfo = ({ name }: Target, options: Effective) => ({
  indexUsed: name,
  parsedQuery: (options.query ?? '').toLowerCase().slice(0, 512),
  serverUsed: 'localhost',
  timeoutCounts: false,
  timeoutHits: false,
})

/**
 * The top documents in order. With `distinct`, that many per group; `leaders` are the first of each
 * group.
 */
function arrange(
  target: Target,
  options: Effective,
  result: FindResult,
  scores: Uint32Array | null,
  limit: number,
): { order: Shown[]; total: number; leaders: Uint32Array | null } {
  const { documents } = result.matches
  const criteria = criteriaOf(target, options, result, scores)
  const toShown = (candidate: number) => ({ candidate, document: documents[candidate] ?? 0 })
  const distinct = Number(options.distinct ?? 0)
  const { attributeForDistinct } = target.settings
  if (distinct === 0 || !attributeForDistinct) {
    const order = rank(criteria, documents.length, Math.min(limit, documents.length))
    return { order: Array.from(order, toShown), total: documents.length, leaders: null }
  }
  const group = groupsOf(target.index, attributeForDistinct)
  const seen = new Map<number, number>()
  const leaders: number[] = []
  const order = rank(criteria, documents.length, documents.length).filter((candidate) => {
    const { document } = toShown(candidate)
    const count = (seen.get(group(document)) ?? 0) + 1
    seen.set(group(document), count)
    if (count === 1) leaders.push(document)
    return count <= distinct
  })
  return {
    order: Array.from(order.slice(0, limit), toShown),
    total: order.length,
    leaders: Uint32Array.from(leaders),
  }
}

function rankingInfo(
  { matches, slots }: FindResult,
  { candidate, document }: Shown,
  { proximity, filters }: { proximity: number; filters: number },
): Record<string, unknown> {
  return {
    nbTypos: matches.typos[candidate] ?? 0,
    words: matches.words[candidate] ?? 0,
    nbExactWords: matches.exact[candidate] ?? 0,
    proximityDistance: slots.length > 1 ? Math.min(proximity, maxProximity * slots.length) : 0,
    firstMatchedWord:
      Math.round((matches.attribute[candidate] ?? 0) / 65_536) * 1000 +
      ((matches.attribute[candidate] ?? 0) % 65_536),
    filters,
    geoDistance: 0,
    geoPrecision: 1,
    userScore: document,
    promoted: false,
  }
}

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

function onlyFields(
  fields: readonly string[] | undefined,
  answer: Record<string, unknown>,
): Record<string, unknown> {
  if (!fields || fields.includes('*')) return answer
  return Object.fromEntries(Object.entries(answer).filter(([name]) => fields.includes(name)))
}
