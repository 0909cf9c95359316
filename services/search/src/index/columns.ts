/** Grows a typed array to hold index `i`, keeping its values. */
function grown<T extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  array: T,
  i: number,
): T {
  if (i < array.length) return array
  const larger = new (array.constructor as new (length: number) => T)(
    Math.max(1024, i + 1, array.length * 2),
  )
  larger.set(array)
  return larger
}

export type SavedLists<T> = { starts: Uint32Array; counts: Uint16Array; values: T }

/** Several numbers for each document, one after the other; documents come in ascending order. */
export class Lists<T extends Uint32Array | Float64Array> {
  starts = new Uint32Array(0)
  counts = new Uint16Array(0)
  values: T
  private used = 0

  constructor(empty: T) {
    this.values = empty
  }

  save(): SavedLists<T> {
    const { starts, counts } = this
    return { starts, counts, values: this.values.slice(0, this.used) as T }
  }

  restore({ starts, counts, values }: SavedLists<T>): void {
    Object.assign(this, { starts, counts, values, used: values.length })
  }

  push(document: number, value: number): void {
    this.starts = grown(this.starts, document)
    this.counts = grown(this.counts, document)
    if (this.counts[document] === 65_535) return
    if (!this.counts[document]) this.starts[document] = this.used
    this.counts[document] = (this.counts[document] ?? 0) + 1
    this.values = grown(this.values, this.used)
    this.values[this.used] = value
    this.used += 1
  }
}

/** Facet values: each distinct value once, the value numbers of each document, and the documents of each. */
export class FacetColumn {
  readonly values: string[] = []
  /** By value number, in ascending order. */
  readonly documents: number[][] = []
  private readonly ids = new Map<string, number>()
  /** Facet filters are case-insensitive, as at Algolia. */
  private readonly folded = new Map<string, number[]>()
  readonly lists = new Lists(new Uint32Array(0))

  add(document: number, values: Iterable<string>): void {
    for (const value of new Set(values)) {
      const id = this.idFor(value)
      this.lists.push(document, id)
      this.documents[id]?.push(document)
    }
  }

  restore(values: readonly string[], lists: SavedLists<Uint32Array<ArrayBuffer>>): void {
    for (const value of values) this.idFor(value)
    this.lists.restore(lists)
    lists.counts.forEach((count, document) => {
      const start = lists.starts[document] ?? 0
      for (const id of lists.values.subarray(start, start + count))
        this.documents[id]?.push(document)
    })
  }

  toIds(value: string): number[] {
    return this.folded.get(value.toLowerCase()) ?? []
  }

  private idFor(value: string): number {
    const known = this.ids.get(value)
    if (known !== undefined) return known
    const id = this.values.length
    this.values.push(value)
    this.documents.push([])
    this.ids.set(value, id)
    const lower = value.toLowerCase()
    this.folded.set(lower, [...(this.folded.get(lower) ?? []), id])
    return id
  }
}

export type SortValue = number | string | undefined

/** A sort attribute as dense ranks: 0 is the smallest value; documents without a value are last. */
export class SortColumn {
  /** The number of each document's value, from 1; 0 for none. */
  private valueIds = new Uint32Array(0)
  private readonly values: SortValue[] = [undefined]
  private readonly ids = new Map<SortValue, number>()
  /** The numbers of the values in their order. */
  private order: number[] = []
  private ranks = new Uint32Array(1)
  /** How many ranks there are, the one of missing values included. */
  range = 1

  save() {
    return { valueIds: this.valueIds, values: this.values }
  }

  restore({ valueIds, values }: ReturnType<SortColumn['save']>): void {
    for (const value of values.slice(1)) this.idFor(value)
    this.valueIds = valueIds
    this.refresh()
  }

  set(document: number, value: SortValue): void {
    if (value === undefined) return
    this.valueIds = grown(this.valueIds, document)
    this.valueIds[document] = this.idFor(value)
  }

  ascending(document: number): number {
    return this.ranks[this.valueIds[document] || -1] ?? this.range - 1
  }

  descending(document: number): number {
    const rank = this.ascending(document)
    return rank === this.range - 1 ? rank : this.range - 2 - rank
  }

  /** Takes new values into the order; called after writes, never by a query. */
  refresh(): void {
    const from = this.order.length + 1
    if (from === this.values.length) return
    for (let id = from; id < this.values.length; id++) this.order.push(id)
    // what is in order already is one run of the sort
    this.order.sort((a, b) => compareValues(this.values[a], this.values[b]))
    this.ranks = new Uint32Array(this.values.length)
    this.order.forEach((id, rank) => (this.ranks[id] = rank))
    this.range = this.values.length
  }

  private idFor(value: SortValue): number {
    const id = this.ids.get(value) ?? this.values.length
    if (id === this.values.length) {
      this.values.push(value)
      this.ids.set(value, id)
    }
    return id
  }
}

/** Numbers before texts. */
function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return String(a) < String(b) ? -1 : 1
}
