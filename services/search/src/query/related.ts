import { ApiError } from '../api-error'
import type { FacetColumn } from '../index/columns'
import { clausesOf } from './clauses'
import { toMask } from './filter-mask'
import { Highlighter } from './highlight'
import { createHitMapper } from './hit'
import type { QueryParams } from './params'
import { best } from './rank'
import { declaredFacets, tagsOf, type Effective, type Rights, type Target } from './target'

type Request = {
  objectID: string
  /** Least score, of 100. */
  threshold: number
  most: number
  params: QueryParams
}

/**
 * The records that share facet values with one, by content alone: a value counts the more, the
 * fewer records have it. A score of 100 has all of its values.
 */
export function findRelated(
  target: Target,
  { objectID, threshold, most, params }: Request,
  rights: Rights,
): Record<string, unknown>[] {
  const { index, settings } = target
  const document = index.documentOf(objectID)
  if (document === undefined) throw new ApiError(404, 'ObjectID does not exist')
  const options: Effective = { ...settings, ...params, ...rights.params }
  const mask = toMask(index, [...clausesOf(options), ...rights.clauses], declaredFacets(settings))
  mask[document] = 0
  const scores = new Float64Array(mask.length)
  let whole = 0
  for (const column of index.facets.values()) whole += addShared(column, document, scores)
  if (whole === 0) return []
  const candidates = Uint32Array.from(mask.keys()).filter(
    (other) => mask[other] === 1 && (scores[other] ?? 0) * 100 >= Math.max(threshold, 1) * whole,
  )
  const keys = Float64Array.from(candidates, (other) => -(scores[other] ?? 0))
  const toHit = createHitMapper(
    options,
    new Highlighter([], [], tagsOf(options)),
    rights.seesUnretrievable,
  )
  const limit = Math.min(most, rights.maxHits ?? most)
  const shown = Array.from(best([keys], candidates.length, limit), (c) => candidates[c] ?? 0)
  const records = target.recordsAt(shown.map((other) => index.rows[other] ?? -1))
  return records.flatMap((record, i) => {
    const score = Math.round(((scores[shown[i] ?? 0] ?? 0) * 10_000) / whole) / 100
    return record ? [{ ...toHit(record), _score: score }] : []
  })
}

/** Adds the weight of each value that a document shares. @returns that of all its values */
function addShared(column: FacetColumn, document: number, scores: Float64Array): number {
  const { starts, counts, values: ids } = column.lists
  const idsOf = (at: number) => ids.subarray(starts[at], (starts[at] ?? 0) + (counts[at] ?? 0))
  const weights = new Float64Array(column.values.length)
  for (const id of document < counts.length ? idsOf(document) : [])
    weights[id] = Math.log(1 + scores.length / (column.documents[id]?.length ?? 1))
  for (let other = 0; other < Math.min(scores.length, counts.length); other++)
    for (const id of idsOf(other)) scores[other] = (scores[other] ?? 0) + (weights[id] ?? 0)
  return weights.reduce((sum, weight) => sum + weight, 0)
}
