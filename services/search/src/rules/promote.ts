import { clausesOf } from '../query/clauses'
import { toMask } from '../query/filter-mask'
import { declaredFacets, type Effective, type Rights, type Target } from '../query/target'
import type { AppliedRules } from './apply-rules'

/** A document of a response; `candidate` is its place among the matches. */
export type Shown = { document: number; candidate: number }

/** A promoted document is not among the matches. */
export const promotedCandidate = -1

type Place = { document: number; position: number }

/** The promoted records that the key may see, whether they match the query or not. */
export function promotedDocuments(
  { index, settings }: Target,
  options: Effective,
  rights: Rights,
  { promoted, hidden, clauses, filtersPromoted }: AppliedRules,
): { ids: string[]; places: Place[] } {
  const ids = [...promoted.keys()].filter((id) => !hidden.has(id))
  if (ids.length === 0) return { ids, places: [] }
  const filters = filtersPromoted ? [...clausesOf(options), ...clauses] : []
  const mask = toMask(index, [...rights.clauses, ...filters], declaredFacets(settings))
  const places = ids.flatMap((id) => {
    const document = index.documentOf(id)
    return document !== undefined && mask[document]
      ? [{ document, position: promoted.get(id) ?? 0 }]
      : []
  })
  return { ids, places: places.toSorted((a, b) => a.position - b.position) }
}

/** Puts promoted documents at their positions, those of one position after each other. */
export function withPromoted(order: readonly Shown[], places: readonly Place[]): Shown[] {
  const shown = [...order]
  let next = 0
  for (const { document, position } of places) {
    const at = Math.max(position, next)
    shown.splice(at, 0, { document, candidate: promotedCandidate })
    next = at + 1
  }
  return shown
}

export function joined(documents: Uint32Array, others: readonly number[]): Uint32Array {
  if (others.length === 0) return documents
  const all = new Uint32Array(documents.length + others.length)
  all.set(documents)
  all.set(others, documents.length)
  return all
}
