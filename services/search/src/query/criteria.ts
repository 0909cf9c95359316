import { ApiError } from '../api-error'
import type { RecordIndex } from '../index/record-index'
import { bare, defaultRanking } from '../settings'
import { clausesOf } from './clauses'
import { toMask } from './filter-mask'
import { parseFacetFilters } from './filters'
import { attributeRange, type Matches } from './match'
import type { Criterion } from './rank'
import { declaredFacets, type Effective, type FindResult, type Target } from './target'

const maxOptionalFilters = 60
/** Each looks at every record: some 100 ms. */
const maxVisits = 2_000_000

/**
 * The ranking formula as numbers; a criterion that can't tell two records apart in this query is
 * left out.
 */
export function criteriaOf(
  target: Target,
  options: Effective,
  { matches, slots }: FindResult,
  optionalScores: Uint32Array | null,
): Criterion[] {
  const { index, settings } = target
  const { documents } = matches
  const words = slots.length
  const custom = (settings.customRanking ?? []).flatMap((item) => orderOf(index, documents, item))
  const byName: Record<string, () => Criterion[]> = {
    typo: () => (words > 0 ? [{ range: 64, valuesOf: () => matches.typos }] : []),
    geo: () => [],
    words: () =>
      slots.some((slot) => slot.optional) || (options.removeWordsIfNoResults ?? 'none') !== 'none'
        ? [{ range: words + 1, valuesOf: () => matches.words, highestFirst: true }]
        : [],
    filters: () =>
      optionalScores
        ? [
            {
              range: 10_001,
              valuesOf: byDocument(documents, (document) => optionalScores[document] ?? 0),
              highestFirst: true,
            },
          ]
        : [],
    proximity: () => (words > 1 ? [proximityCriterion(matches)] : []),
    attribute: () =>
      words > 0 ? [{ range: attributeRange, valuesOf: () => matches.attribute }] : [],
    exact: () =>
      words > 0 ? [{ range: words + 1, valuesOf: () => matches.exact, highestFirst: true }] : [],
    custom: () => custom,
  }
  return (options.ranking ?? defaultRanking).flatMap(
    (item) => byName[item]?.() ?? orderOf(index, documents, item),
  )
}

/** Values of a criterion that go by document, not by candidate. */
const byDocument =
  (documents: Uint32Array, valueOf: (document: number) => number): Criterion['valuesOf'] =>
  (candidates) => {
    const values = new Uint32Array(documents.length)
    for (const c of candidates) values[c] = valueOf(documents[c] as number)
    return values
  }

function proximityCriterion({ documents, proximity }: Matches): Criterion {
  const valuesOf = (candidates: Uint32Array) => {
    const values = new Uint8Array(documents.length)
    proximity(candidates.map((c) => documents[c] as number)).forEach(
      (value, i) => (values[candidates[i] as number] = value),
    )
    return values
  }
  return { range: 255, valuesOf, isExpensive: true }
}

/** `asc(date)` or `desc(date)`. */
function orderOf(index: RecordIndex, documents: Uint32Array, item: string): Criterion[] {
  const column = index.sorted.get(bare(item))
  if (!column || !/^(asc|desc)\(/.test(item)) return []
  const valueOf = item.startsWith('desc')
    ? (document: number) => column.descending(document)
    : (document: number) => column.ascending(document)
  return [{ range: column.range, valuesOf: byDocument(documents, valueOf) }]
}

/**
 * Points for `optionalFilters` and for `<score=…>` in filters, by document; null where the query
 * has none.
 */
export function scoresOf({ index, settings }: Target, options: Effective): Uint32Array | null {
  const optional = parseFacetFilters(options.optionalFilters, 'optionalFilters')
  const count = optional.flat().length
  if (count > maxOptionalFilters || count * index.size > maxVisits)
    throw new ApiError(400, 'optionalFilters: Too many filters')
  const clauses = [
    ...optional,
    ...clausesOf(options).filter((clause) => clause.some(({ score }) => score !== undefined)),
  ]
  if (clauses.length === 0) return null
  const declared = declaredFacets(settings)
  const scores = new Uint32Array(index.size)
  for (const clause of clauses) {
    const points = new Uint32Array(index.size)
    for (const condition of clause) {
      const mask = toMask(index, [[condition]], declared)
      const worth = condition.score ?? 1
      for (let i = 0; i < mask.length; i++)
        if (mask[i])
          points[i] = options.sumOrFiltersScores
            ? (points[i] ?? 0) + worth
            : Math.max(points[i] ?? 0, worth)
    }
    for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) + (points[i] ?? 0)
  }
  return scores
}
