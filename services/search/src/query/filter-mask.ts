import type { RecordIndex } from '../index/record-index'
import type { Clause, Comparison, Condition } from './filters'

/** The documents that match every clause, as a mask by number. `declared` are the filterable facets. */
export function toMask(
  index: RecordIndex,
  clauses: readonly Clause[],
  declared: ReadonlySet<string>,
): Uint8Array {
  let mask: Uint8Array = index.alive.slice(0, index.size)
  for (const clause of clauses) {
    const pass = { index, declared, within: mask, mask: new Uint8Array(mask.length) }
    for (const condition of clause) addCondition(pass, condition)
    mask = pass.mask
  }
  return mask
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
  if (condition.kind === 'number')
    return addNumbers(pass, condition.path, tests[condition.comparison], condition.value)
  const { path, value, negated } = condition
  if (!negated) return addValue(pass, path, value)
  const excluded = new Uint8Array(mask.length)
  addValue({ ...pass, mask: excluded }, path, value)
  for (let i = 0; i < mask.length; i++) if (within[i] && !excluded[i]) mask[i] = 1
}

function addValue({ index, declared, within, mask }: Pass, path: string, value: string): void {
  const column = declared.has(path) ? index.facets.get(path) : undefined
  for (const id of column?.toIds(value) ?? [])
    for (const document of column?.documents[id] ?? []) if (within[document]) mask[document] = 1
}

const tests: Record<Comparison, (value: number, limit: number) => boolean> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '=': (value, limit) => value === limit,
  '>=': (value, limit) => value >= limit,
  '>': (value, limit) => value > limit,
}

function addNumbers(
  { index, within, mask }: Pass,
  path: string,
  test: (value: number, limit: number) => boolean,
  limit: number,
): void {
  const lists = index.numbers.get(path)
  if (!lists) return
  const { starts, counts, values } = lists
  const size = Math.min(mask.length, counts.length)
  for (let document = 0; document < size; document++) {
    if (!within[document]) continue
    const start = starts[document] ?? 0
    const end = start + (counts[document] ?? 0)
    for (let k = start; k < end; k++) if (test(values[k] ?? NaN, limit)) mask[document] = 1
  }
}
