import type { Language } from '../text/languages'

/**
 * The vocabulary of an index: word ids, words by stem, and a sorted list for prefixes and typos.
 */
export class Vocabulary {
  readonly terms: string[] = []
  private readonly ids = new Map<string, number>()
  private readonly stems = new Map<string, number[]>()
  private sortedIds = new Uint32Array(0)
  /** How many letters each word of the sorted list shares with the one before it. */
  private shared: Uint8Array = new Uint8Array(0)

  constructor(private readonly languages: readonly Language[]) {}

  idOf(term: string): number | undefined {
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

  get isSorted(): boolean {
    return this.sortedIds.length === this.terms.length
  }

  /** Merges new words into the sorted list, which prefixes and typos use. */
  sort(): void {
    const from = this.sortedIds.length
    if (from === this.terms.length) return
    const added = Array.from({ length: this.terms.length - from }, (_, i) => from + i).sort(
      (a, b) => compare(this.term(a), this.term(b)),
    )
    const merged = new Uint32Array(this.terms.length)
    let i = 0
    let j = 0
    for (let k = 0; k < merged.length; k++) {
      const old = this.sortedIds[i]
      const fresh = added[j]
      const takeOld =
        old !== undefined && (fresh === undefined || compare(this.term(old), this.term(fresh)) < 0)
      if (takeOld) i += 1
      else j += 1
      merged[k] = (takeOld ? old : fresh) ?? 0
    }
    this.sortedIds = merged
    this.shared = this.sharedLengths()
  }

  withPrefix(prefix: string): Uint32Array {
    const from = this.lowerBound(prefix)
    let to = from
    while (to < this.sortedIds.length && this.termAt(to).startsWith(prefix)) to += 1
    return this.sortedIds.slice(from, to)
  }

  /**
   * Words within `limit` typos (1 or 2) of `term`, and with `prefix` words that begin so. A swap of
   * neighbours is one typo; one on the first letter counts as two. Walks the sorted list as a tree:
   * rows of the edit distance are kept for shared beginnings, and a branch that is too far already
   * is jumped over.
   */
  near(term: string, limit: number, prefix: boolean): { id: number; typos: number }[] {
    const matches: { id: number; typos: number }[] = []
    const rows: Uint8Array[] = [firstRow(term)]
    /** Fewest typos with which a beginning of this length already matches the whole query word. */
    const reached: number[] = [255]
    let i = 0
    while (i < this.sortedIds.length) {
      const id = this.sortedIds[i] ?? 0
      const word = this.term(id)
      let depth = Math.min(i === 0 ? 0 : (this.shared[i] ?? 0), rows.length - 1)
      rows.length = depth + 1
      let cut = -1
      while (depth < word.length) {
        const row = nextRow(rows, term, word, depth)
        depth += 1
        rows.push(row)
        const distance = row[term.length] ?? 255
        reached[depth] = Math.min(reached[depth - 1] ?? 255, prefix ? distance : 255)
        if (
          Math.min(minimum(row), reached[depth] ?? 255) > limit &&
          minimum(rows[depth - 1] ?? row) > limit - 1
        ) {
          cut = depth
          break
        }
      }
      if (cut < 0) {
        const typos = prefix
          ? (reached[word.length] ?? 255)
          : (rows[word.length]?.[term.length] ?? 255)
        if (typos > 0 && typos <= limit) matches.push({ id, typos })
        i += 1
      } else {
        i += 1
        while (i < this.sortedIds.length && (this.shared[i] ?? 0) >= cut) i += 1
      }
    }
    return matches
  }

  private stemKeys(term: string): string[] {
    if (term.length < 3 || /^\d/.test(term)) return []
    return this.languages.map((language) => `${language.code}:${language.stem(term)}`)
  }

  private sharedLengths(): Uint8Array {
    const lengths = new Uint8Array(this.sortedIds.length)
    for (let i = 1; i < lengths.length; i++)
      lengths[i] = Math.min(255, sharedLength(this.termAt(i - 1), this.termAt(i)))
    return lengths
  }

  private lowerBound(text: string): number {
    let low = 0
    let high = this.sortedIds.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(this.termAt(middle), text) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  private term(id: number): string {
    return this.terms[id] ?? ''
  }

  private termAt(rank: number): string {
    return this.term(this.sortedIds[rank] ?? 0)
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

/** The row of Damerau-Levenshtein distances after one more letter of `word`. */
function nextRow(rows: Uint8Array[], term: string, word: string, depth: number): Uint8Array {
  const previous = rows[depth] ?? new Uint8Array(0)
  const row = new Uint8Array(term.length + 1)
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
