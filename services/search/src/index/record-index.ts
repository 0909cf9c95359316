import type { Language } from '../text/languages'
import { tokenise } from '../text/tokenise'
import { FacetColumn, Lists, SortColumn } from './columns'
import { createAllocator, maxAttributes, Posting, toPlace, valueGap } from './posting'
import { readText, valuesAt, walk, type Json, type StoredRecord } from './record'
import { Vocabulary } from './vocabulary'

/**
 * The attributes to index for an index and all its replicas, whose ranking is applied per query.
 */
export type IndexPlan = {
  /** Paths with words; `null` means all of them. */
  searchable: string[] | null
  /** Paths whose values are counted, filtered or grouped by. */
  facets: string[]
  /** Paths that results are ordered by. */
  sorted: string[]
  languages: Language[]
}

const maxNumberColumns = 200

/**
 * An in-memory index: postings with positions, vocabulary and columns. Document numbers ascend and
 * are immutable: an update deletes one and adds another. The records are in SQLite, from which this
 * is built before the port opens.
 */
export class RecordIndex {
  readonly vocabulary: Vocabulary
  readonly postings: Posting[] = []
  readonly attributes = new Map<string, number>()
  readonly facets = new Map<string, FacetColumn>()
  /** The numbers of each attribute, for filters. */
  readonly numbers = new Map<string, Lists<Float64Array>>()
  readonly sorted = new Map<string, SortColumn>()
  /** 1 for a live document. */
  alive = new Uint8Array(1024)
  /** The row in SQLite of each document. */
  readonly rows: number[] = []
  readonly objectIds: string[] = []
  /** Incremented by every write; invalidates vocabulary caches. */
  generation = 0
  /** Records put or removed since the index was saved. */
  unsaved = 0
  private readonly documents = new Map<string, number>()
  private readonly allocate = createAllocator()

  constructor(readonly plan: IndexPlan) {
    this.vocabulary = new Vocabulary(plan.languages)
    for (const path of plan.facets) this.facets.set(path, new FacetColumn())
    for (const path of plan.sorted) this.sorted.set(path, new SortColumn())
  }

  /** Documents added in total, deleted ones included. */
  get size(): number {
    return this.rows.length
  }

  get entries(): number {
    return this.documents.size
  }

  /** Whether so many documents are deleted that the index should be rebuilt. */
  get isWorn(): boolean {
    const ended = this.size - this.entries
    return ended > 2_000 && ended > this.entries / 2
  }

  /** All but the postings, for a snapshot. */
  save() {
    return {
      vocabulary: this.vocabulary.save(),
      attributes: this.attributes,
      facets: [...this.facets].map(([path, column]) => ({
        path,
        values: column.values,
        lists: column.lists.save(),
      })),
      numbers: [...this.numbers].map(([path, lists]) => ({ path, lists: lists.save() })),
      sorted: [...this.sorted].map(([path, column]) => ({ path, column: column.save() })),
      alive: this.alive,
      rows: this.rows,
      objectIds: this.objectIds,
    }
  }

  static restore(
    plan: IndexPlan,
    saved: ReturnType<RecordIndex['save']>,
    postings: readonly Uint32Array[],
  ): RecordIndex {
    const index = new RecordIndex(plan)
    index.vocabulary.restore(saved.vocabulary)
    for (const pairs of postings) index.postings.push(Posting.from(pairs, index.allocate))
    for (const [path, id] of saved.attributes) index.attributes.set(path, id)
    for (const { path, values, lists } of saved.facets) {
      const column = index.facets.get(path) ?? new FacetColumn()
      index.facets.set(path, column)
      column.restore(values, lists)
    }
    for (const { path, lists } of saved.numbers) index.numbersOf(path)?.restore(lists)
    for (const { path, column } of saved.sorted) index.sorted.get(path)?.restore(column)
    index.alive = saved.alive
    saved.objectIds.forEach((objectId, document) => {
      index.rows.push(saved.rows[document] ?? -1)
      index.objectIds.push(objectId)
      if (saved.alive[document]) index.documents.set(objectId, document)
    })
    return index
  }

  liveObjectIds(): Iterable<string> {
    return this.documents.keys()
  }

  toDocumentKey(objectId: string): number | undefined {
    return this.documents.get(objectId)
  }

  put(record: StoredRecord, row: number): void {
    this.remove(record.objectID)
    this.unsaved += 1
    const document = this.rows.length
    this.rows.push(row)
    this.objectIds.push(record.objectID)
    this.documents.set(record.objectID, document)
    this.addWords(document, record)
    this.addColumns(document, record)
    this.setAlive(document)
  }

  remove(objectId: string): void {
    const document = this.documents.get(objectId)
    if (document === undefined) return
    this.alive[document] = 0
    this.unsaved += 1
    this.documents.delete(objectId)
  }

  /** Makes additions visible to prefixes, typos and sort orders. */
  publish(): void {
    this.vocabulary.sort()
    for (const column of this.sorted.values()) column.refresh()
    this.generation += 1
  }

  private setAlive(document: number): void {
    if (document >= this.alive.length) {
      const larger = new Uint8Array(Math.ceil(this.alive.length * 1.5))
      larger.set(this.alive)
      this.alive = larger
    }
    this.alive[document] = 1
  }

  private addWords(document: number, record: StoredRecord): void {
    const positions = new Map<string, number>()
    const add = (path: string, text: string) => {
      const from = positions.get(path) ?? 0
      positions.set(path, this.addText(document, this.attributeId(path), text, from))
    }
    const { searchable } = this.plan
    if (!searchable)
      return walk(record, (path, leaf) => path !== 'objectID' && add(path, String(leaf)))
    for (const path of searchable) {
      for (const value of valuesAt(record, path.split('.'))) {
        walk(value, (_, leaf) => add(path, String(leaf)))
      }
    }
  }

  private attributeId(path: string): number {
    const known = this.attributes.get(path)
    if (known !== undefined) return known
    const id = this.attributes.size
    if (id >= maxAttributes) return -1
    this.attributes.set(path, id)
    return id
  }

  /** Adds the words of one value and returns where the next value of the attribute starts. */
  private addText(document: number, attribute: number, text: string, from: number): number {
    if (attribute < 0) return from
    const tokens = tokenise(text)
    for (const { term, alias, position } of tokens) {
      const place = toPlace(
        attribute,
        from + position,
        position === 0,
        position === tokens.length - 1,
      )
      this.postingFor(term).push(document, place)
      if (alias) this.postingFor(alias).push(document, place)
    }
    return from + tokens.length + valueGap
  }

  private postingFor(term: string): Posting {
    const id = this.vocabulary.add(term)
    return (this.postings[id] ??= new Posting(this.allocate))
  }

  private addColumns(document: number, record: StoredRecord): void {
    for (const [path, column] of this.facets) column.add(document, textsAt(record, path))
    for (const [path, column] of this.sorted)
      column.set(document, sortValue(valuesAt(record, path.split('.'))[0]))
    walk(record, (path, leaf) => {
      if (typeof leaf === 'number') this.numbersOf(path)?.push(document, leaf)
    })
  }

  private numbersOf(path: string): Lists<Float64Array> | undefined {
    const known = this.numbers.get(path)
    if (known || this.numbers.size >= maxNumberColumns) return known
    const lists = new Lists(new Float64Array(0))
    this.numbers.set(path, lists)
    return lists
  }
}

function textsAt(record: StoredRecord, path: string): string[] {
  return valuesAt(record, path.split('.')).flatMap((value) => readText(value) ?? [])
}

function sortValue(value: Json | undefined): number | string | undefined {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' || typeof value === 'string' ? value : undefined
}
