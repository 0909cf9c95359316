import type { Language } from '../text/languages'

/** Words in order; for each, how many letters it shares with the one before it. */
type Segment = { ids: Uint32Array; shared: Uint8Array }

/**
 * The vocabulary of an index: word ids, words by stem, and sorted segments for prefixes and typos.
 * New words become a segment; it is merged with those before it that are no larger than twice its
 * size, so that a write costs by its own size and there are few segments.
 */
export class Vocabulary {
  readonly terms: string[] = []
  private readonly ids = new Map<string, number>()
  private stems = new Map<string, number[]>()
  private segments: Segment[] = []
  private sortedCount = 0

  constructor(private readonly languages: readonly Language[]) {}

  save() {
    const { terms, stems, segments } = this
    return { terms, stems, segments }
  }

  restore({ terms, stems, segments }: ReturnType<Vocabulary['save']>): void {
    this.stems = stems
    this.segments = segments
    terms.forEach((term, id) => {
      this.terms.push(term)
      this.ids.set(term, id)
    })
    this.sortedCount = segments.reduce((sum, { ids }) => sum + ids.length, 0)
  }

  toId(term: string): number | undefined {
    return this.ids.get(term)
  }

  add(term: string): number {
    const known = this.ids.get(term)
    if (known !== undefined) return known
    const id = this.terms.length
    this.terms.push(term)
    this.ids.set(term, id)
    for (const key of this.stemKeys(term)) {
      const family = this.stems.get(key)
      if (family) family.push(id)
      else this.stems.set(key, [id])
    }
    return id
  }

  /** Other forms of a word: "contracts" for "contract". */
  formsOf(term: string): number[] {
    return this.stemKeys(term).flatMap((key) =>
      (this.stems.get(key) ?? []).filter((id) => this.terms[id] !== term),
    )
  }

  /** Makes new words visible to prefixes and typos. */
  sort(): void {
    const from = this.sortedCount
    if (from === this.terms.length) return
    let ids = Uint32Array.from({ length: this.terms.length - from }, (_, i) => from + i).sort(
      (a, b) => compare(this.term(a), this.term(b)),
    )
    this.sortedCount = this.terms.length
    for (
      let last = this.segments.at(-1);
      last && last.ids.length <= ids.length * 2;
      last = this.segments.at(-1)
    ) {
      ids = this.merged(last.ids, ids)
      this.segments.pop()
    }
    this.segments.push({ ids, shared: this.sharedLengths(ids) })
  }

  private merged(left: Uint32Array, right: Uint32Array): Uint32Array<ArrayBuffer> {
    const ids = new Uint32Array(left.length + right.length)
    let [i, j] = [0, 0]
    for (let k = 0; k < ids.length; k++) {
      const [a, b] = [left[i], right[j]]
      const takesLeft =
        a !== undefined && (b === undefined || compare(this.term(a), this.term(b)) < 0)
      if (takesLeft) i += 1
      else j += 1
      ids[k] = (takesLeft ? a : b) ?? 0
    }
    return ids
  }

  withPrefix(prefix: string): Uint32Array {
    const parts = this.segments.map(({ ids }) => {
      const from = this.lowerBound(ids, prefix)
      let to = from
      while (to < ids.length && this.term(ids[to] ?? 0).startsWith(prefix)) to += 1
      return ids.subarray(from, to)
    })
    return Uint32Array.from(parts.flatMap((part) => [...part]))
  }

  /**
   * Words within `limit` typos (1 or 2) of `term`, and with `prefix` words that begin so. A swap of
   * neighbours is one typo; one on the first letter counts as two.
   */
  near(term: string, limit: number, prefix: boolean): { id: number; typos: number }[] {
    return this.segments.flatMap((segment) => this.nearIn(segment, term, limit, prefix))
  }

  /**
   * Walks a segment as a tree: rows of the edit distance are kept for shared beginnings, and a
   * branch that is too far already is jumped over.
   */
  private nearIn(
    { ids, shared }: Segment,
    term: string,
    limit: number,
    prefix: boolean,
  ): { id: number; typos: number }[] {
    const matches: { id: number; typos: number }[] = []
    const first = firstRow(term)
    const rows = [first]
    const least = [minimum(first)]
    /** How many letters of the last word the rows are of. */
    let filled = 0
    /** Fewest typos with which a beginning of this length already matches the whole query word. */
    const reached: number[] = [255]
    let i = 0
    while (i < ids.length) {
      const id = ids[i] ?? 0
      const word = this.term(id)
      let depth = Math.min(shared[i] ?? 0, filled)
      let cut = -1
      while (depth < word.length) {
        const row = fillNextRow(rows, term, word, depth)
        depth += 1
        least[depth] = minimum(row)
        const distance = row[term.length] ?? 255
        reached[depth] = Math.min(reached[depth - 1] ?? 255, prefix ? distance : 255)
        if (
          Math.min(least[depth] ?? 255, reached[depth] ?? 255) > limit &&
          (least[depth - 1] ?? 255) > limit - 1
        ) {
          cut = depth
          break
        }
      }
      filled = depth
      if (cut < 0) {
        const typos = prefix
          ? (reached[word.length] ?? 255)
          : (rows[word.length]?.[term.length] ?? 255)
        if (typos > 0 && typos <= limit) matches.push({ id, typos })
        i += 1
      } else {
        i += 1
        while (i < ids.length && (shared[i] ?? 0) >= cut) i += 1
      }
    }
    return matches
  }

  private stemKeys(term: string): string[] {
    if (term.length < 3 || /^\d/.test(term)) return []
    return this.languages.map((language) => `${language.code}:${language.stem(term)}`)
  }

  private sharedLengths(ids: Uint32Array): Uint8Array {
    const lengths = new Uint8Array(ids.length)
    for (let i = 1; i < lengths.length; i++)
      lengths[i] = Math.min(255, sharedLength(this.term(ids[i - 1] ?? 0), this.term(ids[i] ?? 0)))
    return lengths
  }

  private lowerBound(ids: Uint32Array, text: string): number {
    let low = 0
    let high = ids.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(this.term(ids[middle] ?? 0), text) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  private term(id: number): string {
    return this.terms[id] ?? ''
  }
}

/** Sorted by UTF-16 unit, consistent with prefixes; `localeCompare` is neither that nor fast. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function sharedLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let i = 0
  while (i < most && a.charCodeAt(i) === b.charCodeAt(i)) i += 1
  return i
}

function firstRow(term: string): Uint8Array {
  return Uint8Array.from({ length: term.length + 1 }, (_, j) =>
    j === 0 ? 0 : Math.min(255, j + 1),
  )
}

/** Computes the row of Damerau-Levenshtein distances after one more letter of `word`. */
function fillNextRow(rows: Uint8Array[], term: string, word: string, depth: number): Uint8Array {
  const previous = rows[depth] ?? new Uint8Array(0)
  const row = (rows[depth + 1] ??= new Uint8Array(term.length + 1))
  const unit = word.charCodeAt(depth)
  row[0] = Math.min(255, depth + 2)
  for (let j = 1; j <= term.length; j++) {
    const same = term.charCodeAt(j - 1) === unit
    const cost = same ? 0 : j === 1 || depth === 0 ? 2 : 1
    let best = Math.min(
      (previous[j - 1] ?? 255) + cost,
      (previous[j] ?? 255) + 1,
      (row[j - 1] ?? 255) + 1,
    )
    const swapped =
      j > 1 &&
      depth > 0 &&
      !same &&
      unit === term.charCodeAt(j - 2) &&
      word.charCodeAt(depth - 1) === term.charCodeAt(j - 1)
    if (swapped) best = Math.min(best, (rows[depth - 1]?.[j - 2] ?? 255) + (j === 2 ? 2 : 1))
    row[j] = Math.min(255, best)
  }
  return row
}

function minimum(row: Uint8Array): number {
  let least = 255
  for (let j = 0; j < row.length; j++) if ((row[j] ?? 255) < least) least = row[j] ?? 255
  return least
}
