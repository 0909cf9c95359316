import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ApiError } from '../api-error'
import { ExpansionMemory } from '../query/expand'
import type { Target } from '../query/target'
import { SynonymTable } from '../query/synonyms'
import { planFor, samePlan, type Settings } from '../settings'
import type { IndexRow, Store } from '../store/store'
import { createYield } from '../write/yield-to-event-loop'
import { buildIndex, catchUp } from './build-index'
import { buildInProcess } from './build-process'
import { freeMemory, largeIndex } from './collect-garbage'
import { RecordIndex } from './record-index'
import { readSnapshot, saveSnapshot } from './snapshot'

/** An index of the application. A replica has no records of its own. */
export type IndexEntry = IndexRow & {
  synonyms: SynonymTable
  index: RecordIndex | null
  memory: ExpansionMemory
  /**
   * The index whose settings were copied: it will probably be replaced by this one, which is
   * indexed for its replicas too.
   */
  modelledOn: string | null
}

/** Name prefix of indexes whose rows are being deleted; invalid in clients' index names. */
export const discarded = '/discarded/'

/** Indexes with fewer records are built as fast as they are read. */
export const smallIndex = 1_000

/** All indexes in memory. Only the writer modifies them. */
export class Catalog {
  readonly entries = new Map<string, IndexEntry>()

  constructor(private readonly store: Store) {}

  /** Reads the saved indexes and builds the others, before the port opens. */
  async load(): Promise<void> {
    for (const row of this.store.indexes()) {
      if (row.name.startsWith(discarded)) this.store.deleteIndex(row.id) // a move interrupted by a crash
      else this.add(row)
    }
    await this.deleteLeftovers()
    for (const entry of this.entries.values())
      if (!entry.primary && !(await this.readSaved(entry, this.fileOf(entry))))
        await this.build(entry)
  }

  /** Deletes the files of builds and saves that a stop interrupted, and of deleted indexes. */
  private async deleteLeftovers(): Promise<void> {
    const { dir, base } = path.parse(path.resolve(this.store.file))
    const kept = new Set([...this.entries.values()].map(({ id }) => `${base}.index-${id}`))
    for (const name of await readdir(dir))
      if (name.startsWith(`${base}.index-`) && !kept.has(name)) await rm(path.join(dir, name))
  }

  /** The indexes to save, since catching up would take a start long. */
  changedMuch(): IndexEntry[] {
    return [...this.entries.values()].filter(
      ({ index }) =>
        index &&
        index.entries >= smallIndex &&
        index.unsaved > Math.max(smallIndex / 2, index.entries / 20),
    )
  }

  /** Saves an index that has all committed writes, so that the next start reads it. */
  async save(entry: IndexEntry): Promise<void> {
    if (!entry.index) return
    await saveSnapshot(this.fileOf(entry), entry.index, this.store.lastTask())
    if (entry.index.entries > largeIndex) freeMemory()
  }

  private fileOf({ id }: IndexRow): string {
    return `${this.store.file}.index-${id}`
  }

  /** Takes a saved index, and what was written since; false if there is none of this plan. */
  private async readSaved(entry: IndexEntry, file: string): Promise<boolean> {
    const saved = await readSnapshot(file, this.plan(entry))
    if (!saved) return false
    await catchUp(this.store, entry.id, saved.index, saved.task, createYield())
    this.replaceIndex(entry, saved.index)
    return true
  }

  private replaceIndex(entry: IndexEntry, index: RecordIndex): void {
    const isLarge = index.entries + (entry.index?.entries ?? 0) > largeIndex
    entry.index = index
    entry.memory = new ExpansionMemory()
    if (isLarge) freeMemory()
  }

  /** Builds an index while queries and writes go on with the old one; returns its file. */
  async buildAside(entry: IndexEntry): Promise<string> {
    const snapshotFile = `${this.fileOf(entry)}.new`
    const { id: indexId, name, settings } = entry
    const replicas = this.replicaSettings(entry)
    const databaseFile = this.store.file
    const started = performance.now()
    await buildInProcess({ databaseFile, snapshotFile, indexId, name, settings, replicas })
    console.info('An index was built', { name, ms: Math.round(performance.now() - started) })
    return snapshotFile
  }

  /** Puts an index in place that was built aside, unless the settings changed meanwhile. */
  async takeBuilt(entry: IndexEntry, file: string): Promise<void> {
    if (this.has(entry) && (await this.readSaved(entry, file)))
      await rename(file, this.fileOf(entry))
    else await rm(file, { force: true })
  }

  /** Deletes the file of an index that no longer exists. */
  async deleteSaved(indexId: number): Promise<void> {
    await rm(`${this.store.file}.index-${indexId}`, { force: true })
  }

  add(row: IndexRow): IndexEntry {
    const entry = this.createEntry(row)
    this.entries.set(row.name, entry)
    return entry
  }

  createEntry(row: IndexRow): IndexEntry {
    const entry: IndexEntry = {
      ...row,
      synonyms: this.toSynonyms(row),
      index: null,
      memory: new ExpansionMemory(),
      modelledOn: null,
    }
    if (!row.primary) entry.index = new RecordIndex(planFor(row.name, row.settings, []))
    return entry
  }

  /** Whether an index was neither deleted nor replaced. */
  has(entry: IndexEntry): boolean {
    return this.entries.get(entry.name) === entry
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
    return {
      name,
      settings: entry.settings,
      index,
      synonyms: entry.synonyms,
      memory: primary.memory,
      recordsAt: (rows) => this.store.records(rows),
    }
  }

  plan(entry: IndexEntry) {
    return planFor(entry.name, entry.settings, this.replicaSettings(entry))
  }

  private replicaSettings(entry: IndexEntry): Settings[] {
    return [...this.replicasOf(entry.name), ...this.replicasOf(entry.modelledOn ?? '')].map(
      ({ settings }) => settings,
    )
  }

  needsBuild(entry: IndexEntry): boolean {
    return (
      entry.index !== null && (entry.index.isWorn || !samePlan(entry.index.plan, this.plan(entry)))
    )
  }

  /** Rebuilds an index in time slices; queries use the old one meanwhile. */
  async build(entry: IndexEntry): Promise<void> {
    const plan = this.plan(entry)
    this.replaceIndex(entry, await buildIndex(this.store, entry.id, plan, createYield()))
  }

  /** Takes committed synonyms, and the languages by which their words match. */
  refreshSynonyms(entry: IndexEntry): void {
    entry.synonyms = this.toSynonyms(entry)
  }

  private toSynonyms({ id, name, settings }: IndexRow) {
    const { languages } = planFor(name, settings, [])
    return new SynonymTable(this.store.synonyms(id), languages)
  }
}
