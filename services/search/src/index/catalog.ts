import { ApiError } from '../api-error'
import { ExpansionMemory } from '../query/expand'
import type { Target } from '../query/target'
import { SynonymTable, type Synonym } from '../query/synonyms'
import { planFor, samePlan, type Settings } from '../settings'
import type { IndexRow, Store } from '../store/store'
import { createBreath } from '../write/yield-to-event-loop'
import { discarded } from '../write/discarded-index'
import { freeMemory, largeIndex } from './collect-garbage'
import { RecordIndex } from './record-index'

/** An index of the application. A replica has no records of its own. */
export type IndexEntry = IndexRow & {
  synonyms: Synonym[]
  table: SynonymTable
  index: RecordIndex | null
  memory: ExpansionMemory
  pendingTasks: number
  buildSeconds: number
  /**
   * The index whose settings were copied: it will probably be replaced by this one, which is
   * indexed for its replicas too.
   */
  modelledOn: string | null
}

const pageSize = 500

/** All indexes in memory. Only the writer modifies them. */
export class Catalog {
  readonly entries = new Map<string, IndexEntry>()

  constructor(private readonly store: Store) {}

  /** Builds all indexes from the store, before the port opens. */
  async load(): Promise<void> {
    for (const row of this.store.indexes()) {
      if (row.name.startsWith(discarded))
        this.store.deleteIndex(row.id) // a move interrupted by a crash
      else this.add(row)
    }
    for (const entry of this.entries.values()) if (!entry.primary) await this.build(entry)
  }

  add(row: IndexRow): IndexEntry {
    const entry = this.createEntry(row)
    this.entries.set(row.name, entry)
    return entry
  }

  createEntry(row: IndexRow): IndexEntry {
    const synonyms = this.store.synonyms(row.id)
    const entry: IndexEntry = {
      ...row,
      synonyms,
      table: tableOf(row, synonyms),
      index: null,
      memory: new ExpansionMemory(),
      pendingTasks: 0,
      buildSeconds: 0,
      modelledOn: null,
    }
    if (!row.primary) entry.index = new RecordIndex(planFor(row.name, row.settings, []))
    return entry
  }

  /** The entry, or the API's 404. */
  entry(name: string): IndexEntry {
    const entry = this.entries.get(name)
    if (!entry) throw new ApiError(404, `Index ${name} does not exist`)
    return entry
  }

  /** The index with the records: itself, or the primary of a replica. */
  primaryOf(entry: IndexEntry): IndexEntry {
    return entry.primary ? (this.entries.get(entry.primary) ?? entry) : entry
  }

  replicasOf(name: string): IndexEntry[] {
    return [...this.entries.values()].filter((entry) => entry.primary === name)
  }

  target(name: string): Target {
    const entry = this.entry(name)
    const primary = this.primaryOf(entry)
    const index = primary.index
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
    return (
      entry.index !== null && (entry.index.isWorn || !samePlan(entry.index.plan, this.plan(entry)))
    )
  }

  /** Rebuilds an index in time slices; queries use the old one meanwhile. */
  async build(entry: IndexEntry): Promise<void> {
    const started = performance.now()
    const yieldToEventLoop = createBreath()
    const index = new RecordIndex(this.plan(entry))
    let row = 0
    for (;;) {
      const page = this.store.recordsAfter(entry.id, row, pageSize)
      for (const { row: at, record } of page) {
        index.put(record, at)
        row = at
        await yieldToEventLoop()
      }
      if (page.length < pageSize) break
    }
    index.publish()
    const isLarge = index.entries + (entry.index?.entries ?? 0) > largeIndex
    entry.index = index
    entry.memory = new ExpansionMemory()
    if (isLarge) freeMemory()
    entry.buildSeconds = Math.round((performance.now() - started) / 1000)
  }

  refreshSynonyms(entry: IndexEntry): void {
    entry.synonyms = this.store.synonyms(entry.id)
    entry.table = tableOf(entry, entry.synonyms)
  }
}

const tableOf = ({ name, settings }: IndexRow, synonyms: readonly Synonym[]) =>
  new SynonymTable(synonyms, planFor(name, settings, []).languages)
