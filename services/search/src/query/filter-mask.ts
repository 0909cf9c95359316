import type { RecordIndex } from '../index/record-index'
import type { FacetColumn, NumberColumn } from '../index/columns'
import type { Clause, Condition } from './filters'

/**
 * The documents that match every clause, as a mask by number. `declared` are the filterable facets.
 */
export function toMask(
  index: RecordIndex,
  clauses: readonly Clause[],
  declared: ReadonlySet<string>,
): Uint8Array {
  const mask = index.alive.slice(0, index.size)
  for (const clause of clauses) {
    const matching = clauseMask(index, clause, declared)
    for (let i = 0; i < mask.length; i++) mask[i] = (mask[i] ?? 0) & (matching[i] ?? 0)
  }
  return mask
}

/** The documents for which one of the conditions holds. */
export function clauseMask(
  index: RecordIndex,
  clause: Clause,
  declared: ReadonlySet<string>,
): Uint8Array {
  const mask = new Uint8Array(index.size)
  const values = new Map<string, string[]>()
  const equals = new Map<string, Set<number>>()
  for (const condition of clause) {
    if (condition.kind === 'facet' && !condition.negated)
      entry(values, condition.path, () => []).push(condition.value)
    else if (condition.kind === 'number' && condition.comparison === '=' && !condition.negated)
      entry(equals, condition.path, () => new Set<number>()).add(condition.value)
    else addCondition(index, condition, declared, mask)
  }
  for (const [path, list] of values) addFacet(index, path, list, declared, mask)
  for (const [path, matching] of equals)
    addNumbers(index.numbers.get(path), (value) => matching.has(value), mask)
  return mask
}

/** Values of one attribute are looked up together, so that a thousand cost one pass. */
function entry<T>(map: Map<string, T>, path: string, empty: () => T): T {
  const known = map.get(path) ?? empty()
  map.set(path, known)
  return known
}

function addCondition(
  index: RecordIndex,
  condition: Condition,
  declared: ReadonlySet<string>,
  mask: Uint8Array,
): void {
  const target = condition.negated ? new Uint8Array(index.size) : mask
  if (condition.kind === 'facet')
    addFacet(index, condition.path, [condition.value], declared, target)
  else addNumbers(index.numbers.get(condition.path), testOf(condition), target)
  if (!condition.negated) return
  for (let i = 0; i < mask.length; i++) if (!target[i]) mask[i] = 1
}

function addFacet(
  index: RecordIndex,
  path: string,
  values: readonly string[],
  declared: ReadonlySet<string>,
  mask: Uint8Array,
): void {
  if (path === 'objectID') return addObjects(index, values, mask)
  const column = declared.has(path) ? index.facets.get(path) : undefined
  if (column) return addValues(column, values, mask)
  const numbers = new Set(values.map(Number).filter(Number.isFinite))
  if (numbers.size > 0) addNumbers(index.numbers.get(path), (value) => numbers.has(value), mask)
}

function addObjects(index: RecordIndex, ids: readonly string[], mask: Uint8Array): void {
  for (const id of ids) {
    const document = index.documentOf(id)
    if (document !== undefined) mask[document] = 1
  }
}

function addValues(column: FacetColumn, values: readonly string[], mask: Uint8Array): void {
  const matching = new Uint8Array(column.values.length)
  for (const value of values) for (const id of column.idsOf(value)) matching[id] = 1
  const { starts, counts, values: ids } = column.lists
  const size = Math.min(mask.length, counts.length)
  for (let document = 0; document < size; document++) {
    const start = starts[document] ?? 0
    const end = start + (counts[document] ?? 0)
    for (let k = start; k < end; k++) if (matching[ids[k] ?? 0]) mask[document] = 1
  }
}

function addNumbers(
  column: NumberColumn | undefined,
  test: (value: number) => boolean,
  mask: Uint8Array,
): void {
  if (!column) return
  const { starts, counts, values } = column.lists
  const size = Math.min(mask.length, counts.length)
  for (let document = 0; document < size; document++) {
    const start = starts[document] ?? 0
    const end = start + (counts[document] ?? 0)
    for (let k = start; k < end; k++) if (test(values[k] ?? NaN)) mask[document] = 1
  }
}

function testOf(condition: Exclude<Condition, { kind: 'facet' }>): (value: number) => boolean {
  if (condition.kind === 'range') return (value) => value >= condition.from && value <= condition.to
  const { comparison, value: limit } = condition
  if (comparison === '<') return (value) => value < limit
  if (comparison === '<=') return (value) => value <= limit
  if (comparison === '>') return (value) => value > limit
  if (comparison === '>=') return (value) => value >= limit
  return comparison === '=' ? (value) => value === limit : (value) => value !== limit
}
