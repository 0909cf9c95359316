const firstBlock = 4
const largestBlock = 8_192
const slabLength = 1 << 17

export type Allocate = (length: number) => Uint32Array

/**
 * Postings of a word: (document number, position) pairs, documents ascending. A position has 32
 * bits: attribute (6), first word of its value (1), last word (1), word position (24). Blocks are
 * never moved: growing arrays by copying left 80 MB of heap holes for 20,000 records.
 */
export class Posting {
  private readonly blocks: Uint32Array[] = []
  private used = 0
  /** Numbers held, two for each occurrence. */
  length = 0

  constructor(private readonly allocate: Allocate = (length) => new Uint32Array(length)) {}

  /** Holds pairs that were saved before. */
  static from(pairs: Uint32Array, allocate: Allocate): Posting {
    const posting = new Posting(allocate)
    posting.blocks.push(pairs)
    posting.used = pairs.length
    posting.length = pairs.length
    return posting
  }

  push(document: number, place: number): void {
    let block = this.blocks[this.blocks.length - 1]
    if (!block || this.used === block.length) {
      block = this.allocate(block ? Math.min(largestBlock, block.length * 2) : firstBlock)
      this.blocks.push(block)
      this.used = 0
    }
    block[this.used] = document
    block[this.used + 1] = place
    this.used += 2
    this.length += 2
  }

  /** The pairs, in one piece or several. */
  segments(): Uint32Array[] {
    const last = this.blocks.length - 1
    return this.blocks.map((block, i) =>
      i === last && this.used < block.length ? block.subarray(0, this.used) : block,
    )
  }

  /** The pairs in one piece; copies them if need be. */
  flat(): Uint32Array {
    const segments = this.segments()
    if (segments.length === 1 && segments[0]) return segments[0]
    const all = new Uint32Array(this.length)
    let at = 0
    for (const segment of segments) {
      all.set(segment, at)
      at += segment.length
    }
    return all
  }
}

/** Allocates blocks from large slabs, so that small postings need no own buffer. */
export function createAllocator(): Allocate {
  let slab = new Uint32Array(0)
  let at = 0
  return (length) => {
    if (at + length > slab.length) {
      slab = new Uint32Array(slabLength)
      at = 0
    }
    const block = slab.subarray(at, at + length)
    at += length
    return block
  }
}

export const maxAttributes = 64
export const firstFlag = 1 << 25
export const lastFlag = 1 << 24
export const positionMask = (1 << 24) - 1
/** The distance between values of an array, which phrases and proximity do not cross. */
export const valueGap = 16

export function toPlace(
  attribute: number,
  position: number,
  first: boolean,
  last: boolean,
): number {
  return (
    ((attribute << 26) |
      (first ? firstFlag : 0) |
      (last ? lastFlag : 0) |
      Math.min(position, positionMask)) >>>
    0
  )
}
