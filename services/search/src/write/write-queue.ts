import { smallIndex, type Catalog, type IndexEntry } from '../index/catalog'
import type { Store } from '../store/store'
import { createYield } from './yield-to-event-loop'

export type Written<T> = { taskID: number; result: T }

/** A write in its transaction. */
export type Write = {
  store: Store
  catalog: Catalog
  /** The number of the task. */
  task: number
  yieldToEventLoop: YieldToEventLoop
  /** What it changes of the catalog: queries see that once it is committed. */
  afterCommit: (change: () => void) => void
  /** Builds an index whose settings need another one; a large one beside the next writes and queries. */
  rebuildIfNeeded: (entry: IndexEntry) => Promise<Aside | undefined>
}

type YieldToEventLoop = ReturnType<typeof createYield>
type Aside = { done: Promise<void> }
/**
 * In-memory updates to apply after the commit. What it returns is done beside the next writes: the
 * task is published after that.
 */
export type Step = () => Promise<Aside | undefined | void>

/**
 * Serialises all writes. Each is committed to SQLite, acknowledged, then applied to the in-memory
 * index in time slices; its task is published afterwards. Acknowledged writes survive a crash: the
 * index is rebuilt from SQLite at start.
 */
export class WriteQueue {
  private tail: Promise<unknown> = Promise.resolve()
  private readonly pending = new Set<number>()
  /** One build aside at a time: each has an index of its own in memory. */
  private builds: Promise<void> = Promise.resolve()
  private saving: Promise<void> | null = null

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

  /** Runs a write after those before it. */
  async write<T>(
    work: (write: Write) => Promise<{ result: T; step: Step }>,
    isTask = true,
  ): Promise<Written<T>> {
    const endTurn = await this.takeTurn()
    const changes: (() => void)[] = []
    try {
      const { taskID, result, step } = await this.store.database.transaction(async () => {
        const taskID = isTask ? this.store.nextTask() : 0
        return { ...(await work(this.createWrite(taskID, changes))), taskID }
      })
      for (const change of changes) change()
      this.pending.add(taskID)
      void this.finish(taskID, step).finally(endTurn)
      return { taskID, result }
    } catch (cause) {
      endTurn()
      throw cause
    }
  }

  /** For rows that are not indexed: search counts. */
  async writeAside(work: () => void): Promise<void> {
    const write = async () => {
      work()
      return { result: null, step: async () => undefined }
    }
    await this.write(write, false)
  }

  /** Saves indexes that changed much; a call while one is running waits for that one. */
  async saveChanged(): Promise<void> {
    this.saving ??= this.saveEach(this.catalog.changedMuch()).finally(() => (this.saving = null))
    await this.saving
  }

  private createWrite(task: number, changes: (() => void)[]): Write {
    const { store, catalog } = this
    return {
      store,
      catalog,
      task,
      yieldToEventLoop: createYield(),
      afterCommit: (change) => changes.push(change),
      rebuildIfNeeded: async (entry) =>
        catalog.needsBuild(entry) ? this.rebuild(entry) : undefined,
    }
  }

  private async finish(taskID: number, step: Step): Promise<void> {
    const publish = () => this.pending.delete(taskID)
    try {
      const aside = await step()
      if (aside) void aside.done.finally(publish)
      else publish()
    } catch (cause) {
      console.error('A write could not be taken into the index', cause)
      publish()
    }
  }

  private async rebuild(entry: IndexEntry): Promise<Aside | undefined> {
    if (this.store.countRecords(entry.id, smallIndex) < smallIndex) {
      await this.catalog.build(entry)
      return undefined
    }
    this.builds = this.builds
      .then(() => this.buildAside(entry))
      .catch((cause: unknown) => console.error('An index could not be built', cause))
    return { done: this.builds }
  }

  /** Unless the build before, or the deletion of the index, made it needless. */
  private async buildAside(entry: IndexEntry): Promise<void> {
    if (!this.catalog.has(entry) || !this.catalog.needsBuild(entry)) return
    const file = await this.catalog.buildAside(entry)
    await this.exclusively(() => this.catalog.takeBuilt(entry, file))
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
    const endTurn = await this.takeTurn()
    await work().finally(endTurn)
  }

  /** Waits for the writes before. @returns what lets the next one begin */
  private async takeTurn(): Promise<() => void> {
    const turn = this.tail
    let end: () => void = () => undefined
    this.tail = new Promise<void>((resolve) => (end = resolve))
    await turn
    return end
  }
}
