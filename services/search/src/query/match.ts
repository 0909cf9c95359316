import { firstFlag, lastFlag, positionMask } from '../index/posting'
import type { Alternative } from './expand'

/** How attributes take part in a query; one byte per attribute number. */
export type AttributeTable = {
  /** 0 for the first in `searchableAttributes`; 255 for one that isn't searched. */
  rank: Uint8Array
  /** 1 when the position of a word is ignored. */
  unordered: Uint8Array
  noTypos: Uint8Array
}

export type MatchInput = {
  alternatives: Alternative[][]
  /** Whether one of the words is enough. */
  anyWord: boolean
  /** 1 for each document that passes the filters. */
  mask: Uint8Array
  attributes: AttributeTable
  /** A query of one word is exact only if it is the whole value. */
  wholeValueOnly: boolean
}

/**
 * The documents that match, and for each the numbers that criteria compare. All arrays go by place
 * in `documents`.
 */
export type Matches = {
  documents: Uint32Array
  typos: Uint8Array
  words: Uint8Array
  exact: Uint8Array
  /**
   * How far apart the query's words stand in some documents, in their order. It goes through every
   * place of every word: ask once, for as few as need it.
   */
  proximity: (documents: Uint32Array) => Uint8Array
  /** Rank of the attribute and position in it, the lower the better. */
  attribute: Uint32Array
}

export const maxProximity = 8
export const attributeRange = 2 ** 24
const none = 255
const maxPositions = 64
/** Later words of a long query do not affect proximity. */
const maxProximitySlots = 10

/** Documents in which every slot is satisfied, or any. */
export function match(input: MatchInput): Matches {
  const { alternatives, anyWord } = input
  if (!anyWord && alternatives.some(({ length }) => length === 0))
    return score(new Uint32Array(0), [], input)
  const size = input.mask.length
  const mask = input.mask.slice()
  const hits: Hits[] = []
  let documents: Uint32Array | null = null
  for (const slot of inOrder(alternatives)) {
    const slotHits = emptyHits(size)
    hits[slot] = slotHits
    visit(alternatives[slot] ?? [], mask, input, slotHits)
    if (anyWord) continue
    documents = keepMatched(mask, slotHits, documents)
    if (documents.length === 0) return score(documents, [], input)
  }
  return score(documents ?? collect(mask, hits), hits, input)
}

/** Rare words first: each leaves less for the next to look at. */
function inOrder(alternatives: readonly Alternative[][]): number[] {
  const weights = alternatives.map((each) =>
    each.reduce((sum, { posting }) => sum + posting.length, 0),
  )
  return weights.map((_, i) => i).sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0))
}

/**
 * The documents with the slot, of all or of those that the slots before have left; takes the others out
 * of the mask.
 */
function keepMatched(mask: Uint8Array, { cost }: Hits, among: Uint32Array | null): Uint32Array {
  const size = among?.length ?? mask.length
  const left = new Uint32Array(size)
  let count = 0
  for (let i = 0; i < size; i++) {
    const document = among ? (among[i] as number) : i
    if (cost[document] === none) mask[document] = 0
    else left[count++] = document
  }
  return left.subarray(0, count)
}

type Hits = { cost: Uint8Array; exact: Uint8Array; place: Uint32Array }

function emptyHits(size: number): Hits {
  return {
    cost: new Uint8Array(size).fill(none),
    exact: new Uint8Array(size),
    place: new Uint32Array(size).fill(0xffffffff),
  }
}

/** Best cost, exactness and place of one slot in each document. */
function visit(
  alternatives: readonly Alternative[],
  mask: Uint8Array,
  input: MatchInput,
  { cost, exact, place }: Hits,
): void {
  const { rank, unordered } = input.attributes
  for (const alternative of alternatives) {
    const barred = alternative.typos > 0 ? input.attributes.noTypos : null
    const ownCost = alternative.typos * 2 + (alternative.exact ? 0 : 1)
    for (const data of alternative.posting.segments()) {
      for (let k = 0; k < data.length; k += 2) {
        const document = data[k] as number
        if (!mask[document]) continue
        const packed = data[k + 1] as number
        const attribute = packed >>> 26
        const order = rank[attribute] as number
        if (order === none || barred?.[attribute]) continue
        if (ownCost < (cost[document] as number)) cost[document] = ownCost
        const at =
          (order << 16) | (unordered[attribute] ? 0 : Math.min(packed & positionMask, 0xffff))
        if (at < (place[document] as number)) place[document] = at
        if (
          alternative.exact &&
          (!input.wholeValueOnly || (packed & firstFlag && packed & lastFlag))
        )
          exact[document] = 1
      }
    }
  }
}

/** The documents with at least one of the words; all if there are none. */
function collect(mask: Uint8Array, anyOf: Hits[]): Uint32Array {
  const documents = new Uint32Array(mask.length)
  let count = 0
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i] || (anyOf.length > 0 && !anyOf.some(({ cost }) => cost[i] !== none))) continue
    documents[count] = i
    count += 1
  }
  return documents.slice(0, count)
}

function score(documents: Uint32Array, slots: Hits[], input: MatchInput): Matches {
  const count = documents.length
  const typos = new Uint8Array(count)
  const words = new Uint8Array(count)
  const exact = new Uint8Array(count)
  const attribute = new Uint32Array(count)
  for (let c = 0; c < count; c++) {
    const document = documents[c] as number
    let ranks = 0
    let positions = 0
    for (const { cost, exact: isExact, place } of slots) {
      if (cost[document] === none) continue
      words[c] = (words[c] as number) + 1
      typos[c] = (typos[c] as number) + ((cost[document] as number) >> 1)
      exact[c] = (exact[c] as number) + (isExact[document] as number)
      ranks += (place[document] as number) >>> 16
      positions += (place[document] as number) & 0xffff
    }
    attribute[c] = Math.min(ranks, 255) * 65_536 + Math.min(positions, 65_535)
  }
  return {
    documents,
    typos,
    words,
    exact,
    proximity: (subset) => proximities(subset, input),
    attribute,
  }
}

/** How far apart the query's words stand: the sum over neighbours, 0 where they stand as typed. */
function proximities(documents: Uint32Array, input: MatchInput): Uint8Array {
  const rowOf = new Int32Array(input.mask.length).fill(-1)
  documents.forEach((document, c) => (rowOf[document] = c))
  const totals = new Uint8Array(documents.length)
  let left = placesOf(input.alternatives[0] ?? [], rowOf, documents.length, input.attributes)
  for (let s = 1; s < Math.min(input.alternatives.length, maxProximitySlots); s++) {
    const right = placesOf(input.alternatives[s] ?? [], rowOf, documents.length, input.attributes)
    const width = Math.max(1, input.alternatives[s - 1]?.[0]?.terms.length ?? 1)
    for (let c = 0; c < documents.length; c++) {
      totals[c] = Math.min(254, (totals[c] as number) + nearest(left, right, c, width) - 1)
    }
    left = right
  }
  return totals
}

type Places = { starts: Uint32Array; values: Uint32Array }

/** The places of a slot in each wanted document, in rows one after the other. */
function placesOf(
  alternatives: readonly Alternative[],
  rowOf: Int32Array,
  count: number,
  { rank }: AttributeTable,
): Places {
  const starts = new Uint32Array(count + 1)
  let pairs = new Uint32Array(4_096)
  let used = 0
  for (const { posting } of alternatives) {
    for (const data of posting.segments()) {
      for (let k = 0; k < data.length; k += 2) {
        const c = rowOf[data[k] as number] as number
        if (
          c < 0 ||
          rank[(data[k + 1] as number) >>> 26] === none ||
          starts[c + 1] === maxPositions
        )
          continue
        if (used === pairs.length) pairs = doubled(pairs)
        pairs[used] = c
        pairs[used + 1] = data[k + 1] as number
        used += 2
        starts[c + 1] = (starts[c + 1] as number) + 1
      }
    }
  }
  for (let c = 0; c < count; c++) starts[c + 1] = (starts[c + 1] as number) + (starts[c] as number)
  const values = new Uint32Array(starts[count] as number)
  const next = starts.slice()
  for (let k = 0; k < used; k += 2) {
    const c = pairs[k] as number
    values[next[c] as number] = pairs[k + 1] as number
    next[c] = (next[c] as number) + 1
  }
  return { starts, values }
}

function doubled(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}

/**
 * The least distance between two slots in a document; in the wrong order it is one more, in two
 * attributes the most.
 */
function nearest(left: Places, right: Places, c: number, width: number): number {
  let best = maxProximity
  for (let i = left.starts[c] as number; i < (left.starts[c + 1] as number); i++) {
    const a = left.values[i] as number
    for (let j = right.starts[c] as number; j < (right.starts[c + 1] as number); j++) {
      const b = right.values[j] as number
      if (a >>> 26 !== b >>> 26) continue
      const gap = (b & positionMask) - (a & positionMask)
      const distance = gap === 0 ? 1 : gap > 0 ? Math.max(1, gap - width + 1) : 1 - gap
      if (distance < best) best = distance
      if (best === 1) return 1
    }
  }
  return best
}
