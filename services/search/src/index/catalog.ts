import { ApiError } from '../api-error'
import { ExpansionMemory } from '../query/expand'
import type { Target } from '../query/target'
import { toSynonymTable, type Synonym, type SynonymTable } from '../query/synonyms'
import { planFor, samePlan, type Settings } from '../settings'
import type { IndexRow, Store } from '../store/store'
import { createBreath } from '../write/breathe'
import { discarded } from '../write/discarded'
import { freeMemory, largeIndex } from './free-memory'
import { RecordIndex } from './record-index'

/** An index of the application. A replica has no records of its own. */
export type IndexEntry = IndexRow & {
  synonyms: Synonym[]
  table: SynonymTable
  own: RecordIndex | null
  memory: ExpansionMemory
  pendingTasks: number
  buildSeconds: number
  /** The index whose settings this one was given: it is likely to take its place, and is indexed for its replicas too. */
  modelledOn: string | null
}

const pageSize = 500

/** Every index, ready to be searched. Only the writer changes it. */
export class Catalog {
  readonly entries = new Map<string, IndexEntry>()

  constructor(private readonly store: Store) {}

  /** Builds all indexes from the store; the port opens after this. */
  async load(): Promise<void> {
    for (const row of this.store.indexes()) {
      if (row.name.startsWith(discarded))
        this.store.deleteIndex(row.id) // a move that a crash cut short
      else this.add(row)
    }
    for (const entry of this.entries.values()) if (!entry.primary) await this.build(entry)
  }

  add(row: IndexRow): IndexEntry {
    const synonyms = this.store.synonyms(row.id)
    const entry: IndexEntry = {
      ...row,
      synonyms,
      table: toSynonymTable(synonyms),
      own: null,
      memory: new ExpansionMemory(),
      pendingTasks: 0,
      buildSeconds: 0,
      modelledOn: null,
    }
    if (!row.primary) entry.own = new RecordIndex(planFor(row.name, row.settings, []))
    this.entries.set(row.name, entry)
    return entry
  }

  /** The entry, or the API's 404. */
  entry(name: string): IndexEntry {
    const entry = this.entries.get(name)
    if (!entry) throw new ApiError(404, `Index ${name} does not exist`)
    return entry
  }

  /** Where the records of an index are: itself, or for a replica its primary. */
  primaryOf(entry: IndexEntry): IndexEntry {
    return entry.primary ? (this.entries.get(entry.primary) ?? entry) : entry
  }

  replicasOf(name: string): IndexEntry[] {
    return [...this.entries.values()].filter((entry) => entry.primary === name)
  }

  target(name: string): Target {
    const entry = this.entry(name)
    const primary = this.primaryOf(entry)
    const index = primary.own
    if (!index) throw new ApiError(404, `Index ${name} does not exist`)
    const settings = entry.virtual
      ? {
          ...entry.settings,
          searchableAttributes: primary.settings.searchableAttributes,
          attributesForFaceting:
            entry.settings.attributesForFaceting ?? primary.settings.attributesForFaceting,
        }
      : entry.settings
    return {
      name,
      settings,
      index,
      synonyms: entry.table,
      memory: primary.memory,
      recordAt: (row) => this.store.record(row),
    }
  }

  plan(entry: IndexEntry) {
    const replicas: Settings[] = [
      ...this.replicasOf(entry.name),
      ...this.replicasOf(entry.modelledOn ?? ''),
    ].map(({ settings, virtual }) =>
      virtual
        ? { ...settings, searchableAttributes: entry.settings.searchableAttributes }
        : settings,
    )
    return planFor(entry.name, entry.settings, replicas)
  }

  needsBuild(entry: IndexEntry): boolean {
    return entry.own !== null && (entry.own.isWorn || !samePlan(entry.own.plan, this.plan(entry)))
  }

  /** Reads all records into a new index, in slices; queries go to the old one until it is ready. */
  async build(entry: IndexEntry): Promise<void> {
    const started = performance.now()
    const breathe = createBreath()
    const index = new RecordIndex(this.plan(entry))
    let row = 0
    for (;;) {
      const page = this.store.recordsAfter(entry.id, row, pageSize)
      for (const { row: at, record } of page) {
        index.put(record, at)
        row = at
        await breathe()
      }
      if (page.length < pageSize) break
    }
    index.publish()
    const isLarge = index.entries + (entry.own?.entries ?? 0) > largeIndex
    entry.own = index
    entry.memory = new ExpansionMemory()
    if (isLarge) freeMemory()
    entry.buildSeconds = Math.round((performance.now() - started) / 1000)
  }

  refreshSynonyms(entry: IndexEntry): void {
    entry.synonyms = this.store.synonyms(entry.id)
    entry.table = toSynonymTable(entry.synonyms)
  }
}
