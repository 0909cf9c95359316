import type { RecordIndex } from '../index/record-index'
import type { FacetColumn } from '../index/columns'
import type { Clause, Condition } from './filters'

/** The documents that match every clause, as a mask by number. `declared` are the filterable facets. */
export function toMask(
  index: RecordIndex,
  clauses: readonly Clause[],
  declared: ReadonlySet<string>,
): Uint8Array {
  let mask: Uint8Array = index.alive.slice(0, index.size)
  for (const clause of clauses) mask = clauseMask(index, clause, declared, mask)
  return mask
}

/** The documents of `within` for which one of the conditions holds. */
function clauseMask(
  index: RecordIndex,
  clause: Clause,
  declared: ReadonlySet<string>,
  within: Uint8Array,
): Uint8Array {
  const mask = new Uint8Array(within.length)
  const pass = { index, declared, within, mask }
  const values = new Map<string, string[]>()
  const equals = new Map<string, Set<number>>()
  for (const condition of clause) {
    if (condition.kind === 'facet' && !condition.negated)
      entry(values, condition.path, () => []).push(condition.value)
    else if (condition.kind === 'number' && condition.comparison === '=' && !condition.negated)
      entry(equals, condition.path, () => new Set<number>()).add(condition.value)
    else addCondition(pass, condition)
  }
  for (const [path, list] of values) addFacet(pass, path, list)
  for (const [path, matching] of equals) addNumbers(pass, path, (value) => matching.has(value))
  return mask
}

/** Values of one attribute are looked up together, so that a thousand cost one pass. */
function entry<T>(map: Map<string, T>, path: string, empty: () => T): T {
  const known = map.get(path) ?? empty()
  map.set(path, known)
  return known
}

/** Documents of `within` are looked at, and those that match are set in `mask`. */
type Pass = {
  index: RecordIndex
  declared: ReadonlySet<string>
  within: Uint8Array
  mask: Uint8Array
}

function addCondition(pass: Pass, condition: Condition): void {
  const { within, mask } = pass
  const target = condition.negated ? { ...pass, mask: new Uint8Array(mask.length) } : pass
  if (condition.kind === 'facet') addFacet(target, condition.path, [condition.value])
  else addNumbers(target, condition.path, testOf(condition))
  if (!condition.negated) return
  for (let i = 0; i < mask.length; i++) if (within[i] && !target.mask[i]) mask[i] = 1
}

function addFacet(pass: Pass, path: string, values: readonly string[]): void {
  if (path === 'objectID') return addObjects(pass, values)
  const column = pass.declared.has(path) ? pass.index.facets.get(path) : undefined
  if (column) return addValues(pass, column, values)
  const numbers = new Set(values.map(Number).filter(Number.isFinite))
  if (numbers.size > 0) addNumbers(pass, path, (value) => numbers.has(value))
}

function addObjects({ index, within, mask }: Pass, ids: readonly string[]): void {
  for (const id of ids) {
    const document = index.documentOf(id)
    if (document !== undefined && within[document]) mask[document] = 1
  }
}

function addValues({ within, mask }: Pass, column: FacetColumn, values: readonly string[]): void {
  for (const id of new Set(values.flatMap((value) => column.idsOf(value))))
    for (const document of column.documents[id] ?? []) if (within[document]) mask[document] = 1
}

function addNumbers(
  { index, within, mask }: Pass,
  path: string,
  test: (value: number) => boolean,
): void {
  const column = index.numbers.get(path)
  if (!column) return
  const { starts, counts, values } = column.lists
  const size = Math.min(mask.length, counts.length)
  for (let document = 0; document < size; document++) {
    if (!within[document]) continue
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
