/** Numbers below `range` by which documents are put in order, the lowest first. */
export type Criterion = {
  range: number
  /** By candidate; only those of `candidates` are read. */
  toValues: (candidates: Uint32Array) => ArrayLike<number>
  highestFirst?: boolean
  /** Its values are computed only for the candidates that the criteria before it do not decide. */
  isExpensive?: boolean
}

/** The best `limit` of the candidates `0` to `count - 1`, in order. */
export function rank(criteria: readonly Criterion[], count: number, limit: number): Uint32Array {
  const all = numbersBelow(count)
  const expensive = criteria.findIndex(({ isExpensive }) => isExpensive)
  if (expensive < 0) return best(toKeys(criteria, all), count, limit)
  const left = contenders(toKeys(criteria.slice(0, expensive), all), all, limit)
  return best(toKeys(criteria, left), left.length, limit).map((i) => left[i] as number)
}

/** Those that are no worse than the last of the best `limit`. */
function contenders(
  keys: readonly Float64Array[],
  candidates: Uint32Array,
  limit: number,
): Uint32Array {
  if (keys.length === 0 || limit >= candidates.length) return candidates
  const last = best(keys, candidates.length, limit).at(-1)
  return last === undefined
    ? new Uint32Array(0)
    : candidates.filter((c) => compare(keys, c, last) <= 0)
}

/**
 * Packs criteria, first to last, into as few doubles as hold them, so that comparing two documents
 * is comparing one or two numbers. The keys go by place in `candidates`.
 */
export function toKeys(criteria: readonly Criterion[], candidates: Uint32Array): Float64Array[] {
  const keys: Float64Array[] = []
  let room = 0
  for (const { range, toValues, highestFirst } of criteria) {
    if (range <= 1) continue
    if (room < range) {
      keys.push(new Float64Array(candidates.length))
      room = Number.MAX_SAFE_INTEGER
    }
    addToKey(keys.at(-1) as Float64Array, range, toValues(candidates), candidates, highestFirst)
    room = Math.floor(room / range)
  }
  return keys
}

function addToKey(
  key: Float64Array,
  range: number,
  values: ArrayLike<number>,
  candidates: Uint32Array,
  highestFirst = false,
): void {
  const highest = range - 1
  for (let i = 0; i < candidates.length; i++) {
    const value = Math.min(highest, values[candidates[i] as number] as number)
    key[i] = (key[i] as number) * range + (highestFirst ? highest - value : value)
  }
}

/**
 * The best `limit` candidates in order; the rest isn't sorted. Equal ones keep the order in which
 * they were saved.
 */
export function best(keys: readonly Float64Array[], count: number, limit: number): Uint32Array {
  const before = (a: number, b: number) => compare(keys, a, b) || a - b
  if (limit >= count / 4 || count < 512) return numbersBelow(count).sort(before).slice(0, limit)
  return selectBest(count, limit, before)
}

const numbersBelow = (count: number) => new Uint32Array(count).map((_, i) => i)

function compare(keys: readonly Float64Array[], a: number, b: number): number {
  for (const key of keys) {
    const difference = (key[a] as number) - (key[b] as number)
    if (difference !== 0) return difference
  }
  return 0
}

/** A heap of the best so far, its worst on top: most candidates cost one comparison. */
function selectBest(
  count: number,
  limit: number,
  before: (a: number, b: number) => number,
): Uint32Array {
  const heap = new Uint32Array(limit)
  for (let c = 0; c < limit; c++) heap[c] = c
  for (let i = (limit >> 1) - 1; i >= 0; i--) sink(heap, i, before)
  for (let c = limit; c < count && limit > 0; c++) {
    if (before(c, heap[0] as number) >= 0) continue
    heap[0] = c
    sink(heap, 0, before)
  }
  return heap.sort(before)
}

function sink(heap: Uint32Array, from: number, before: (a: number, b: number) => number): void {
  let i = from
  for (;;) {
    const left = 2 * i + 1
    if (left >= heap.length) return
    const right = left + 1
    const worse =
      right < heap.length && before(heap[right] as number, heap[left] as number) > 0 ? right : left
    if (before(heap[worse] as number, heap[i] as number) <= 0) return
    const held = heap[i] as number
    heap[i] = heap[worse] as number
    heap[worse] = held
    i = worse
  }
}
