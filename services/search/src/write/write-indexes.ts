import { ApiError } from '../api-error'
import type { IndexEntry } from '../index/catalog'
import type { Synonym } from '../query/synonyms'
import { bare, type Settings } from '../settings'
import {
  copyRecords,
  copySynonyms,
  createIndex,
  deleteRecords,
  discardIndex,
  findOrCreate,
  retireIndex,
  updateIndex,
  withoutNulls,
} from './index-rows'
import type { Write, WriteQueue, Written } from './write-queue'

export function deleteIndex(queue: WriteQueue, name: string): Promise<Written<null>> {
  return queue.write([name], async (write) => {
    const { store, catalog } = write
    const entry = catalog.entries.get(name)
    if (entry?.primary)
      throw new ApiError(
        403,
        `Cannot delete ${name}: it is a replica; take it out of its primary's "replicas" first`,
      )
    const replicas = catalog.replicasOf(name)
    for (const replica of replicas)
      store.updateIndex(replica.id, { ...replica, primary: null, virtual: false })
    if (entry) retireIndex(write, entry)
    const step = async () => {
      catalog.entries.delete(name)
      for (const replica of replicas) catalog.add({ ...replica, primary: null, virtual: false })
      if (entry) await discardIndex(write, entry.id)
    }
    return { result: null, step }
  })
}

export function setSettings(
  queue: WriteQueue,
  name: string,
  changes: Settings,
  forwardToReplicas: boolean,
): Promise<Written<null>> {
  return queue.write([name], async (write) => {
    const { catalog } = write
    const entry = findOrCreate(write, name)
    const updatedAt = new Date().toISOString()
    const { primary: _primary, version: _version, ...ownChanges } = changes
    const replicas = 'replicas' in ownChanges ? (ownChanges.replicas ?? []) : undefined
    if (replicas && entry.primary) throw new ApiError(400, 'A replica cannot have replicas')
    const settings = withoutNulls({ ...entry.settings, ...ownChanges })
    updateIndex(write, entry, { settings, updatedAt })
    const detached = replicas
      ? await setReplicas(write, { ...entry, settings }, replicas, updatedAt)
      : []
    if (forwardToReplicas) {
      const { replicas: _replicas, ...forwarded } = ownChanges
      for (const replica of catalog.replicasOf(name))
        updateIndex(write, replica, {
          settings: withoutNulls({ ...replica.settings, ...forwarded }),
          updatedAt,
        })
    }
    const step = async () => {
      catalog.refreshSynonyms(entry) // matched by the languages of the settings
      for (const each of detached) await catalog.build(each)
      return write.rebuildIfNeeded(catalog.primaryOf(entry))
    }
    return { result: null, step }
  })
}

/** @param isReplaced deletes those that are not among them */
export function saveSynonyms(
  queue: WriteQueue,
  name: string,
  synonyms: readonly Synonym[],
  isReplaced: boolean,
): Promise<Written<null>> {
  return queue.write([name], async (write) => {
    const entry = findOrCreate(write, name)
    if (isReplaced) write.store.deleteSynonyms(entry.id)
    for (const synonym of synonyms) write.store.putSynonym(entry.id, synonym)
    return { result: null, step: async () => write.catalog.refreshSynonyms(entry) }
  })
}

/** Copies an index, or parts of it; the destination's replicas stay. */
export function copyIndex(
  queue: WriteQueue,
  from: string,
  to: string,
  scope: readonly string[] | undefined,
): Promise<Written<null>> {
  return queue.write([to], async (write) => {
    const { catalog } = write
    const source = catalog.entries.get(from)
    if (!source) return { result: null, step: async () => undefined }
    const target = findOrCreate(write, to)
    if (target.primary) throw new ApiError(403, `Cannot copy onto ${to}: it is a replica`)
    const takes = (part: string) => scope === undefined || scope.includes(part)
    if (takes('settings')) takeSettings(write, source, target)
    if (takes('synonyms')) copySynonyms(write, source, target)
    if (scope === undefined) {
      await deleteRecords(write, target.id)
      await copyRecords(write, catalog.primaryOf(source).id, target.id)
    }
    const step = async () => {
      catalog.refreshSynonyms(target)
      return scope === undefined ? write.rebuild(target) : write.rebuildIfNeeded(target)
    }
    return { result: null, step }
  })
}

function takeSettings(write: Write, source: IndexEntry, target: IndexEntry): void {
  updateIndex(write, target, {
    settings: withoutNulls({ ...source.settings, replicas: target.settings.replicas }),
    updatedAt: new Date().toISOString(),
    modelledOn: source.name,
  })
}

/** Atomically replaces an index by another, the last step of `replaceAllObjects`. */
export function moveIndex(queue: WriteQueue, from: string, to: string): Promise<Written<null>> {
  return queue.write([to], async (write) => {
    const { store, catalog } = write
    const source = catalog.entries.get(from)
    if (!source) return { result: null, step: async () => undefined }
    const target = catalog.entries.get(to)
    if (source.primary || target?.primary)
      throw new ApiError(403, 'A replica cannot be moved or moved onto')
    const moved = {
      ...source,
      name: to,
      modelledOn: null,
      settings: withoutNulls({ ...source.settings, replicas: target?.settings.replicas }),
      updatedAt: new Date().toISOString(),
    }
    // The old rows stay until the new index is in place: concurrent queries still read them.
    if (target) retireIndex(write, target)
    store.updateIndex(source.id, moved)
    const step = async () => {
      Object.assign(source, moved)
      if (catalog.needsBuild(source)) await catalog.build(source)
      catalog.entries.delete(from)
      catalog.entries.set(to, source)
      if (target) await discardIndex(write, target.id)
    }
    return { result: null, step }
  })
}

/**
 * Creates the listed replicas; an unlisted one becomes an index (returned), a virtual one is
 * deleted.
 */
async function setReplicas(
  write: Write,
  entry: IndexEntry,
  listed: readonly string[],
  now: string,
): Promise<IndexEntry[]> {
  const { store, catalog, afterCommit } = write
  const requested = new Map(listed.map((item) => [bare(item), item.startsWith('virtual(')]))
  for (const name of requested.keys()) {
    const known = catalog.entries.get(name)
    if (known && known.primary !== entry.name && !isEmpty(known))
      throw new ApiError(400, `Index ${name} exists already and cannot become a replica`)
  }
  const detached: IndexEntry[] = []
  for (const replica of catalog.replicasOf(entry.name)) {
    if (requested.has(replica.name)) continue
    store.deleteIndex(replica.id)
    afterCommit(() => catalog.entries.delete(replica.name))
    if (replica.virtual) continue
    const created = createIndex(write, replica.name, replica.settings)
    await copyRecords(write, entry.id, created.id)
    detached.push(created)
  }
  for (const [name, virtual] of requested) {
    const known = catalog.entries.get(name)
    if (!known) addReplica(write, entry, name, virtual, now)
    else updateIndex(write, known, { primary: entry.name, virtual, index: null, updatedAt: now })
  }
  return detached
}

function addReplica(
  write: Write,
  entry: IndexEntry,
  name: string,
  virtual: boolean,
  now: string,
): void {
  const { replicas: _replicas, ...copied } = entry.settings
  const replica = createIndex(write, name, copied, entry.name, virtual)
  copySynonyms(write, entry, replica)
  write.afterCommit(() => write.catalog.refreshSynonyms(replica))
  write.store.updateIndex(replica.id, { ...replica, updatedAt: now })
}

/** An index that only has settings so far may become a replica. */
function isEmpty(entry: IndexEntry): boolean {
  return entry.primary === null && entry.index?.entries === 0
}
