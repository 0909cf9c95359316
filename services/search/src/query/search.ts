import { bare, defaultSettings } from '../settings'
import { applyRules } from '../rules/apply-rules'
import { criteriaOf, scoresOf } from './criteria'
import { countFacets, groupsOf } from './facets'
import { findMatches } from './find-documents'
import { distanceTo, parsePoint } from './geo'
import { Highlighter } from './highlight'
import { toHit } from './hit'
import { maxProximity } from './match'
import type { QueryParams } from './params'
import type { Slot } from './parse-query'
import {
  joined,
  promotedCandidate,
  promotedDocuments,
  withPromoted,
  type Shown,
} from '../rules/promote'
import { rank, type Criterion } from './rank'
import { tagsOf, type Effective, type FindResult, type Rights, type Target } from './target'

/** Executes a query and returns the API's response. */
export function search(
  target: Target,
  params: QueryParams,
  rights: Rights,
): Record<string, unknown> {
  const started = performance.now()
  const applied = applyRules(target.rules.matching(params), params)
  const options: Effective = { ...target.settings, ...applied.params, ...rights.params }
  const promoted = promotedDocuments(target, options, rights, applied)
  const result = findMatches(
    target,
    options,
    { ...rights, clauses: [...rights.clauses, ...applied.clauses] },
    [...promoted.ids, ...applied.hidden],
  )
  const distinct = Number(options.distinct ?? 0)
  const group =
    distinct > 0 && target.settings.attributeForDistinct
      ? groupsOf(target.index, target.settings.attributeForDistinct)
      : null
  const { offset, length, page } = paging(options)
  const limit = Math.max(
    0,
    Math.min(offset + length, options.paginationLimitedTo ?? defaultSettings.paginationLimitedTo),
  )
  const scores = scoresOf(target, options)
  const criteria = criteriaOf(target, options, result, scores)
  const { order, total: organic, leaders } = arrange(criteria, result, limit, group, distinct)
  const total = organic + promoted.places.length
  const highlighter = new Highlighter(result.slots, result.alternatives, tagsOf(options))
  const shown = withPromoted(
    Array.from(order, (candidate) => ({
      candidate,
      document: result.matches.documents[candidate] ?? 0,
    })),
    promoted.places,
  ).slice(Math.min(offset, limit), limit)
  const proximities = options.getRankingInfo
    ? result.matches.proximity(Uint32Array.from(shown, ({ document }) => document))
    : null
  const hits = shown.flatMap(({ candidate, document }, place) => {
    const record = target.recordAt(target.index.rows[document] ?? -1)
    if (!record) return []
    const hit = toHit(record, options, highlighter, rights.seesUnretrievable)
    if (proximities)
      hit._rankingInfo = rankingInfo(
        target,
        options,
        result,
        { candidate, document },
        {
          proximity: proximities[place] ?? 0,
          filters: scores?.[document] ?? 0,
        },
      )
    return [hit]
  })
  const after = new Set(
    (target.settings.attributesForFaceting ?? [])
      .filter((item) => /^afterDistinct\(/.test(item))
      .map(bare),
  )
  const facets = countFacets(target, options, rights.seesUnretrievable, (path) =>
    joined(
      leaders && (options.facetingAfterDistinct || after.has(path))
        ? leaders
        : result.matches.documents,
      promoted.places.map(({ document }) => document),
    ),
  )
  const elapsed = Math.max(1, Math.round(performance.now() - started))
  return onlyFields(options.responseFields, {
    hits,
    nbHits: total,
    ...(params.offset === undefined && params.length === undefined
      ? {
          page,
          nbPages:
            options.hitsPerPage === 0
              ? 0
              : Math.ceil(
                  Math.min(
                    total,
                    options.paginationLimitedTo ?? defaultSettings.paginationLimitedTo,
                  ) / length,
                ),
          hitsPerPage: length,
        }
      : { offset, length }),
    ...(offset > 0 && offset >= limit
      ? {
          message: `you can only fetch the ${options.paginationLimitedTo ?? defaultSettings.paginationLimitedTo} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method.`,
        }
      : {}),
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
    ...(options.getRankingInfo
      ? {
          indexUsed: target.name,
          parsedQuery: (options.query ?? '').toLowerCase().slice(0, 512),
          serverUsed: 'localhost',
          timeoutCounts: false,
          timeoutHits: false,
        }
      : {}),
    ...(options.renderingContent === undefined
      ? {}
      : { renderingContent: options.renderingContent }),
    ...(target.settings.userData === undefined ? {} : { userData: target.settings.userData }),
    ...applied.response,
    processingTimeMS: elapsed,
    processingTimingsMS: { total: elapsed },
    serverTimeMS: elapsed,
  })
}

function paging(options: Effective): { offset: number; length: number; page: number } {
  const hitsPerPage = options.hitsPerPage ?? defaultSettings.hitsPerPage
  if (options.offset !== undefined || options.length !== undefined)
    return { offset: options.offset ?? 0, length: options.length ?? hitsPerPage, page: 0 }
  const page = options.page ?? 0
  return { offset: page * hitsPerPage, length: hitsPerPage, page }
}

/**
 * The top documents in order. With `distinct`, that many per group; `leaders` are the first of each
 * group.
 */
function arrange(
  criteria: readonly Criterion[],
  result: FindResult,
  limit: number,
  group: ((document: number) => number) | null,
  distinct: number,
) {
  const { documents } = result.matches
  if (!group)
    return {
      order: rank(criteria, documents.length, Math.min(limit, documents.length)),
      total: documents.length,
      leaders: null,
    }
  const seen = new Map<number, number>()
  const leaders: number[] = []
  const order = rank(criteria, documents.length, documents.length).filter((candidate) => {
    const document = documents[candidate] ?? 0
    const count = (seen.get(group(document)) ?? 0) + 1
    seen.set(group(document), count)
    if (count === 1) leaders.push(document)
    return count <= distinct
  })
  return { order: order.slice(0, limit), total: order.length, leaders: Uint32Array.from(leaders) }
}

function rankingInfo(
  target: Target,
  options: Effective,
  { matches, slots }: FindResult,
  { candidate, document }: Shown,
  { proximity, filters }: { proximity: number; filters: number },
): Record<string, unknown> {
  const place =
    options.aroundLatLng === undefined
      ? Infinity
      : distanceTo(target.index, parsePoint(options.aroundLatLng), document)
  return {
    nbTypos: matches.typos[candidate] ?? 0,
    words: matches.words[candidate] ?? 0,
    nbExactWords: matches.exact[candidate] ?? 0,
    proximityDistance: slots.length > 1 ? Math.min(proximity, maxProximity * slots.length) : 0,
    firstMatchedWord:
      Math.round((matches.attribute[candidate] ?? 0) / 65_536) * 1000 +
      ((matches.attribute[candidate] ?? 0) % 65_536),
    filters,
    geoDistance: Number.isFinite(place) ? Math.round(place) : 0,
    geoPrecision: 1,
    userScore: document,
    promoted: candidate === promotedCandidate,
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
