import { randomUUID } from 'node:crypto'
import { ApiError } from '../api-error'
import { smallIndex, type Catalog, type IndexEntry } from '../index/catalog'
import type { Json, StoredRecord } from '../index/record'
import { freeMemory, largeIndex } from '../index/collect-garbage'
import { findMatches } from '../query/find-documents'
import type { QueryParams } from '../query/params'
import type { Synonym } from '../query/synonyms'
import type { Rule } from '../rules/rule'
import { bare, type Settings } from '../settings'
import type { Store } from '../store/store'
import { createBreath } from './yield-to-event-loop'
import { discarded } from './discarded-index'
import { applyPartial } from './partial-update'
import { objectIdOf, toBody } from './record-body'

export type Action =
  | 'addObject'
  | 'updateObject'
  | 'partialUpdateObject'
  | 'partialUpdateObjectNoCreate'
  | 'deleteObject'
  | 'delete'
  | 'clear'
export type BatchItem = { action: Action; body: { [name: string]: Json } }
export type Written<T> = { taskID: number; result: T }

type Breath = ReturnType<typeof createBreath>
type Change = { put: StoredRecord; row: number } | { remove: string } | 'clear'
/**
 * In-memory updates to apply after the commit. What it returns is done beside the next writes: the
 * task is published after that.
 */
type Step = (yieldToEventLoop: Breath) => Promise<Aside | undefined | void>
type Aside = { done: Promise<void> }

const rowsAtOnce = 200

/**
 * Serialises all writes. Each is committed to SQLite, acknowledged, then applied to the in-memory
 * index in time slices; its task is published afterwards. Acknowledged writes survive a crash: the
 * index is rebuilt from SQLite at start.
 */
export class Writer {
  private tail: Promise<unknown> = Promise.resolve()
  private readonly pending = new Set<number>()
  /** One build aside at a time: each has an index of its own in memory. */
  private builds: Promise<void> = Promise.resolve()
  private saving: Promise<void> | null = null
  /** What the current transaction changes of the catalog: queries see it once it is committed. */
  private afterCommit: (() => void)[] = []
  /** The number of the current write. */
  private task = 0

  constructor(
    private readonly store: Store,
    private readonly catalog: Catalog,
  ) {}

  isPublished(task: number): boolean {
    return !this.pending.has(task)
  }

  /** Resolves when all pending writes are done. */
  async settle(): Promise<void> {
    await this.tail
  }

  async batch(name: string, items: readonly BatchItem[]): Promise<Written<string[]>> {
    if (items.length === 1 && items[0]?.action === 'delete')
      return { ...(await this.deleteIndex(name)), result: [] }
    return this.write([name], async (yieldToEventLoop) => {
      const entry = this.writable(name)
      const changes: Change[] = []
      const ids: string[] = []
      for (const item of items) {
        if (item.action === 'clear') await this.deleteRecords(entry.id, yieldToEventLoop)
        const { id, change } = this.storeItem(entry, item, ids.length)
        if (id !== null) ids.push(id)
        if (change) changes.push(change)
        await yieldToEventLoop()
      }
      return { result: ids, step: this.taking(entry, changes) }
    })
  }

  /** Deletes by filters; the API has no text query here. */
  async deleteBy(name: string, params: QueryParams): Promise<Written<null>> {
    return this.write([name], async (yieldToEventLoop) => {
      const entry = this.writable(name)
      const target = this.catalog.target(name)
      const result = findMatches(
        target,
        { ...target.settings, ...params, query: '' },
        { seesUnretrievable: true, clauses: [] },
      )
      const changes: Change[] = []
      for (const document of result.matches.documents) {
        const id = target.index.objectIds[document] ?? ''
        this.store.deleteRecord(entry.id, id)
        changes.push({ remove: id })
        await yieldToEventLoop()
      }
      return { result: null, step: this.taking(entry, changes) }
    })
  }

  async clear(name: string): Promise<Written<null>> {
    return this.write([name], async (yieldToEventLoop) => {
      const entry = this.writable(name)
      await this.deleteRecords(entry.id, yieldToEventLoop)
      return { result: null, step: this.taking(entry, ['clear']) }
    })
  }

  async deleteIndex(name: string): Promise<Written<null>> {
    return this.write([name], async () => {
      const entry = this.catalog.entries.get(name)
      if (entry?.primary)
        throw new ApiError(
          403,
          `Cannot delete ${name}: it is a replica; take it out of its primary's "replicas" first`,
        )
      const replicas = this.catalog.replicasOf(name)
      for (const replica of replicas)
        this.store.updateIndex(replica.id, { ...replica, primary: null, virtual: false })
      if (entry) this.retire(entry)
      const step = async (yieldToEventLoop: Breath) => {
        this.catalog.entries.delete(name)
        for (const replica of replicas)
          this.catalog.add({ ...replica, primary: null, virtual: false })
        if (entry) await this.discard(entry.id, yieldToEventLoop)
      }
      return { result: null, step }
    })
  }

  async setSettings(
    name: string,
    changes: Settings,
    forwardToReplicas: boolean,
  ): Promise<Written<null>> {
    return this.write([name], async (yieldToEventLoop) => {
      const entry = this.catalog.entries.get(name) ?? this.create(name)
      const now = new Date().toISOString()
      const { primary: _primary, version: _version, ...ownChanges } = changes
      if (ownChanges.replicas && entry.primary)
        throw new ApiError(400, 'A replica cannot have replicas')
      const settings = withoutNulls({ ...entry.settings, ...ownChanges })
      this.update(entry, { settings, updatedAt: now })
      const detached = ownChanges.replicas
        ? await this.setReplicas({ ...entry, settings }, ownChanges.replicas, now, yieldToEventLoop)
        : []
      if (forwardToReplicas) {
        const { replicas: _replicas, ...forwarded } = ownChanges
        for (const replica of this.catalog.replicasOf(name)) {
          const changed = withoutNulls({ ...replica.settings, ...forwarded })
          this.update(replica, { settings: changed, updatedAt: now })
        }
      }
      const step = async () => {
        this.catalog.refreshRelevance(entry) // matched by the languages of the settings
        for (const each of detached) await this.catalog.build(each)
        return this.rebuildIfNeeded(this.catalog.primaryOf(entry))
      }
      return { result: null, step }
    })
  }

  /** Changes synonyms or rules, of the replicas too if `forwardToReplicas`. */
  async changeRelevance(
    name: string,
    forwardToReplicas: boolean,
    change: (indexId: number) => void,
  ): Promise<Written<null>> {
    return this.write([name], async () => {
      const entry = this.catalog.entries.get(name) ?? this.create(name)
      const touched = [entry, ...(forwardToReplicas ? this.catalog.replicasOf(name) : [])]
      for (const each of touched) change(each.id)
      return {
        result: null,
        step: async () => touched.forEach((each) => this.catalog.refreshRelevance(each)),
      }
    })
  }

  /** Saves synonyms or rules; `replace` deletes those that are not among them. */
  saveRelevance(
    name: string,
    table: 'synonyms' | 'rules',
    items: readonly (Synonym | Rule)[],
    { replace, forwardToReplicas }: { replace: boolean; forwardToReplicas: boolean },
  ): Promise<Written<null>> {
    return this.changeRelevance(name, forwardToReplicas, (id) => {
      if (replace) this.store.remove(table, id)
      for (const item of items) this.store.put(table, id, item)
    })
  }

  /** Copies an index, or parts of it; the destination's replicas stay. */
  async copy(
    from: string,
    to: string,
    scope: readonly string[] | undefined,
  ): Promise<Written<null>> {
    return this.write([to], async (yieldToEventLoop) => {
      const source = this.catalog.entries.get(from)
      if (!source) return { result: null, step: async () => undefined }
      const target = this.catalog.entries.get(to) ?? this.create(to)
      if (target.primary) throw new ApiError(403, `Cannot copy onto ${to}: it is a replica`)
      const takes = (part: string) => scope === undefined || scope.includes(part)
      if (takes('settings')) this.takeSettings(source, target)
      for (const table of ['synonyms', 'rules'] as const)
        if (takes(table)) {
          this.store.remove(table, target.id)
          for (const item of source[table]) this.store.put(table, target.id, item)
        }
      if (scope === undefined) {
        await this.deleteRecords(target.id, yieldToEventLoop)
        await this.copyRecords(this.catalog.primaryOf(source).id, target.id, yieldToEventLoop)
      }
      const step = async () => {
        this.catalog.refreshRelevance(target)
        return scope === undefined ? this.rebuild(target) : this.rebuildIfNeeded(target)
      }
      return { result: null, step }
    })
  }

  /** Atomically replaces an index by another, the last step of `replaceAllObjects`. */
  async move(from: string, to: string): Promise<Written<null>> {
    return this.write([to], async () => {
      const source = this.catalog.entries.get(from)
      if (!source) return { result: null, step: async () => undefined }
      const target = this.catalog.entries.get(to)
      if (source.primary || target?.primary)
        throw new ApiError(403, 'A replica cannot be moved or moved onto')
      const settings = { ...source.settings, replicas: target?.settings.replicas }
      const moved = {
        ...source,
        name: to,
        modelledOn: null,
        settings: withoutNulls(settings),
        updatedAt: new Date().toISOString(),
      }
      // The old rows stay until the new index is in place: concurrent queries still read them.
      if (target) this.retire(target)
      this.store.updateIndex(source.id, moved)
      const step = async (yieldToEventLoop: Breath) => {
        Object.assign(source, moved)
        if (this.catalog.needsBuild(source)) await this.catalog.build(source)
        this.catalog.entries.delete(from)
        this.catalog.entries.set(to, source)
        if (target) await this.discard(target.id, yieldToEventLoop)
      }
      return { result: null, step }
    })
  }

  /** For rows that are not indexed: keys, search counts. */
  async writeAside(work: () => void): Promise<void> {
    await this.write(
      [],
      async () => {
        work()
        return { result: null, step: async () => undefined }
      },
      false,
    )
  }

  private async write<T>(
    names: string[],
    work: (yieldToEventLoop: Breath) => Promise<{ result: T; step: Step }>,
    isTask = true,
  ): Promise<Written<T>> {
    const turn = this.tail
    let done: () => void = () => undefined
    this.tail = new Promise<void>((resolve) => (done = resolve))
    await turn
    const yieldToEventLoop = createBreath()
    this.afterCommit = []
    try {
      const { taskID, result, step } = await this.store.transaction(async () => {
        this.task = isTask ? this.store.nextTask() : 0
        return { ...(await work(yieldToEventLoop)), taskID: this.task }
      })
      for (const change of this.afterCommit) change()
      this.pending.add(taskID)
      void this.finish(names, taskID, step, yieldToEventLoop).finally(done)
      return { taskID, result }
    } catch (cause) {
      done()
      throw cause
    }
  }

  private async finish(
    names: string[],
    taskID: number,
    step: Step,
    yieldToEventLoop: Breath,
  ): Promise<void> {
    const entries = names.flatMap((name) => this.catalog.entries.get(name) ?? [])
    for (const entry of entries) entry.pendingTasks += 1
    const publish = () => {
      for (const entry of entries) entry.pendingTasks -= 1
      this.pending.delete(taskID)
    }
    try {
      const aside = await step(yieldToEventLoop)
      if (aside) void aside.done.finally(publish)
      else publish()
    } catch (cause) {
      console.error('A write could not be taken into the index', cause)
      publish()
    }
  }

  private writable(name: string): IndexEntry {
    const entry = this.catalog.entries.get(name) ?? this.create(name)
    if (entry.primary)
      throw new ApiError(
        403,
        `Index ${name} is a replica of ${entry.primary}: write to the primary index`,
      )
    return entry
  }

  private create(
    name: string,
    settings: Settings = {},
    primary: string | null = null,
    virtual = false,
  ): IndexEntry {
    if (!/^[^\0/]{1,256}$/.test(name) || name === '*' || name === '.' || name === '..')
      throw new ApiError(400, 'indexName is not valid')
    const now = new Date().toISOString()
    const id = this.store.createIndex(name, settings, primary, virtual, now)
    const row = { id, name, settings, primary, virtual, createdAt: now, updatedAt: now }
    const entry = this.catalog.createEntry(row)
    this.afterCommit.push(() => this.catalog.entries.set(name, entry))
    return entry
  }

  private update(entry: IndexEntry, changes: Partial<IndexEntry>): void {
    this.store.updateIndex(entry.id, { ...entry, ...changes })
    this.afterCommit.push(() => Object.assign(entry, changes))
  }

  /** Stores one item of a batch. */
  private storeItem(
    entry: IndexEntry,
    { action, body }: BatchItem,
    position: number,
  ): { id: string | null; change: Change | null } {
    if (action === 'clear') return { id: null, change: 'clear' }
    if (action === 'delete')
      throw new ApiError(400, 'The action "delete" must be the only one of its batch')
    const id = objectIdOf(body) ?? (action === 'addObject' ? randomUUID() : null)
    if (id === null)
      throw new ApiError(
        400,
        `Missing mandatory attribute 'objectID' near line:1 column:${position}`,
      )
    if (action === 'deleteObject') {
      this.store.deleteRecord(entry.id, id)
      return { id, change: { remove: id } }
    }
    const isPartial = action === 'partialUpdateObject' || action === 'partialUpdateObjectNoCreate'
    const present = isPartial ? this.store.recordToChange(entry.id, id) : null
    if (action === 'partialUpdateObjectNoCreate' && !present) return { id, change: null }
    const record = isPartial ? applyPartial(present, id, body) : { ...body, objectID: id }
    if (!record) return { id, change: null }
    return {
      id,
      change: {
        put: record,
        row: this.store.putRecord(entry.id, id, toBody(record, position), this.task),
      },
    }
  }

  private taking(entry: IndexEntry, changes: readonly Change[]): Step {
    return async (yieldToEventLoop) => {
      entry.updatedAt = new Date().toISOString()
      for (const change of changes) {
        if (change === 'clear') await this.catalog.build(entry)
        else if ('remove' in change) entry.index?.remove(change.remove)
        else entry.index?.put(change.put, change.row)
        await yieldToEventLoop()
      }
      entry.index?.publish()
      await this.rebuildIfNeeded(entry)
    }
  }

  /** Renames an index as discarded; its rows are deleted in steps. */
  private retire(entry: IndexEntry): void {
    this.store.updateIndex(entry.id, { ...entry, name: `${discarded}${entry.id}` })
  }

  private async discard(indexId: number, yieldToEventLoop: Breath): Promise<void> {
    const deleted = await this.deleteRecords(indexId, yieldToEventLoop)
    this.store.deleteIndex(indexId)
    await this.catalog.deleteSaved(indexId)
    if (deleted > largeIndex) freeMemory()
  }

  private async deleteRecords(indexId: number, yieldToEventLoop: Breath): Promise<number> {
    let deleted = 0
    for (;;) {
      const some = this.store.deleteSomeRecords(indexId, rowsAtOnce)
      if (some === 0) return deleted
      deleted += some
      await yieldToEventLoop()
    }
  }

  private async copyRecords(from: number, to: number, yieldToEventLoop: Breath): Promise<void> {
    let last: number | null = -1
    while (last !== null) {
      last = this.store.copySomeRecords(from, to, last, rowsAtOnce, this.task)
      await yieldToEventLoop()
    }
  }

  private async rebuildIfNeeded(entry: IndexEntry): Promise<Aside | undefined> {
    return this.catalog.needsBuild(entry) ? this.rebuild(entry) : undefined
  }

  /** A large index is built beside writes and queries, which have the old one meanwhile. */
  private async rebuild(entry: IndexEntry): Promise<Aside | undefined> {
    if (this.store.countRecords(entry.id, smallIndex) < smallIndex) {
      await this.catalog.build(entry)
      return undefined
    }
    this.builds = this.builds
      .then(() => this.catalog.buildAside(entry))
      .then((file) => this.exclusively(() => this.catalog.takeBuilt(entry, file)))
      .catch((cause: unknown) => console.error('An index could not be built', cause))
    return { done: this.builds }
  }

  /** Saves indexes that changed much; a call while one is running waits for that one. */
  async saveChanged(): Promise<void> {
    this.saving ??= this.saveEach(this.catalog.changedMuch()).finally(() => (this.saving = null))
    await this.saving
  }

  /** Writes wait only until what is saved is determined. */
  private async saveEach(entries: readonly IndexEntry[]): Promise<void> {
    for (const entry of entries) {
      let saved: Promise<void> | undefined
      await this.exclusively(async () => {
        saved = this.catalog.save(entry)
      })
      await saved?.catch((cause: unknown) => console.error('An index could not be saved', cause))
    }
  }

  private async exclusively(work: () => Promise<void>): Promise<void> {
    const turn = this.tail
    let done: () => void = () => undefined
    this.tail = new Promise<void>((resolve) => (done = resolve))
    await turn
    await work().finally(done)
  }

  private takeSettings(source: IndexEntry, target: IndexEntry): void {
    const settings = withoutNulls({ ...source.settings, replicas: target.settings.replicas })
    this.update(target, {
      settings,
      updatedAt: new Date().toISOString(),
      modelledOn: source.name,
    })
  }

  /**
   * Creates the listed replicas; an unlisted one becomes an index (returned), a virtual one is
   * deleted.
   */
  private async setReplicas(
    entry: IndexEntry,
    listed: readonly string[],
    now: string,
    yieldToEventLoop: Breath,
  ): Promise<IndexEntry[]> {
    const requested = new Map(listed.map((item) => [bare(item), item.startsWith('virtual(')]))
    for (const name of requested.keys()) {
      const known = this.catalog.entries.get(name)
      if (known && known.primary !== entry.name && !isEmpty(known))
        throw new ApiError(400, `Index ${name} exists already and cannot become a replica`)
    }
    const detached: IndexEntry[] = []
    for (const replica of this.catalog.replicasOf(entry.name)) {
      if (requested.has(replica.name)) continue
      this.store.deleteIndex(replica.id)
      this.afterCommit.push(() => this.catalog.entries.delete(replica.name))
      if (replica.virtual) continue
      const created = this.create(replica.name, replica.settings)
      await this.copyRecords(entry.id, created.id, yieldToEventLoop)
      detached.push(created)
    }
    for (const [name, virtual] of requested) {
      const known = this.catalog.entries.get(name)
      if (!known) this.addReplica(entry, name, virtual, now)
      else this.update(known, { primary: entry.name, virtual, index: null, updatedAt: now })
    }
    return detached
  }

  private addReplica(entry: IndexEntry, name: string, virtual: boolean, now: string): void {
    const { replicas: _replicas, ...copied } = entry.settings
    const replica = this.create(name, copied, entry.name, virtual)
    for (const table of ['synonyms', 'rules'] as const)
      for (const item of entry[table]) this.store.put(table, replica.id, item)
    this.afterCommit.push(() => this.catalog.refreshRelevance(replica))
    this.store.updateIndex(replica.id, { ...replica, updatedAt: now })
  }
}

/** An index that only has settings so far may become a replica. */
function isEmpty(entry: IndexEntry): boolean {
  return entry.primary === null && entry.index?.entries === 0
}

function withoutNulls(settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== null && value !== undefined),
  )
}
