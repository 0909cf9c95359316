import { ApiError } from '../api-error'
import type { IndexEntry } from '../index/catalog'
import type { Synonym } from '../query/synonyms'
import type { Settings } from '../settings'
import { createIndex, discardIndex, findOrCreate, retireIndex, updateIndex } from './index-rows'
import type { Write, WriteQueue, Written } from './write-queue'

/** Deletes an index and its replicas. */
export function deleteIndex(queue: WriteQueue, name: string): Promise<Written<null>> {
  return queue.write(async (write) => {
    const { catalog } = write
    const entry = catalog.entries.get(name)
    if (!entry) return nothing
    if (entry.primary)
      throw new ApiError(
        403,
        `Cannot delete ${name}: it is a replica; take it out of its primary's "replicas" first`,
      )
    for (const replica of catalog.replicasOf(name)) deleteReplica(write, replica)
    retireIndex(write, entry)
    const step = async () => {
      catalog.entries.delete(name)
      await discardIndex(write, entry.id)
    }
    return { result: null, step }
  })
}

const nothing = { result: null, step: async () => undefined }

function deleteReplica({ store, catalog, afterCommit }: Write, { id, name }: IndexEntry): void {
  store.deleteIndex(id)
  afterCommit(() => catalog.entries.delete(name))
}

export function setSettings(
  queue: WriteQueue,
  name: string,
  changes: Settings,
): Promise<Written<null>> {
  return queue.write(async (write) => {
    const { catalog } = write
    const entry = findOrCreate(write, name)
    if (changes.replicas && entry.primary) throw new ApiError(400, 'A replica cannot have replicas')
    const settings = { ...entry.settings, ...changes }
    updateIndex(write, entry, { settings })
    if (changes.replicas) setReplicas(write, { ...entry, settings }, changes.replicas)
    const step = async () => {
      catalog.refreshSynonyms(entry) // matched by the languages of the settings
      return write.rebuildIfNeeded(catalog.primaryOf(entry))
    }
    return { result: null, step }
  })
}

/** Creates the listed replicas, with the settings and synonyms of their primary; deletes others. */
function setReplicas(write: Write, entry: IndexEntry, names: readonly string[]): void {
  const { store, catalog } = write
  for (const replica of catalog.replicasOf(entry.name))
    if (!names.includes(replica.name)) deleteReplica(write, replica)
  for (const name of names) {
    const known = catalog.entries.get(name)
    if (known?.primary === entry.name) continue
    if (known) throw new ApiError(400, `Index ${name} exists already and cannot become a replica`)
    const { replicas: _replicas, ...settings } = entry.settings
    const replica = createIndex(write, name, settings, entry.name)
    store.copySynonyms(entry.id, replica.id)
    write.afterCommit(() => catalog.refreshSynonyms(replica))
  }
}

/** Replaces the synonyms of an index. */
export function saveSynonyms(
  queue: WriteQueue,
  name: string,
  synonyms: readonly Synonym[],
): Promise<Written<null>> {
  return queue.write(async (write) => {
    const entry = findOrCreate(write, name)
    write.store.replaceSynonyms(entry.id, synonyms)
    return { result: null, step: async () => write.catalog.refreshSynonyms(entry) }
  })
}

/**
 * Copies settings and synonyms to an index, the first step of `replaceAllObjects`; the destination's
 * replicas stay.
 */
export function copySettings(queue: WriteQueue, from: string, to: string): Promise<Written<null>> {
  return queue.write(async (write) => {
    const { store, catalog } = write
    const source = catalog.entries.get(from)
    if (!source) return nothing
    const target = findOrCreate(write, to)
    if (target.primary) throw new ApiError(403, `Cannot copy onto ${to}: it is a replica`)
    updateIndex(write, target, {
      settings: { ...source.settings, replicas: target.settings.replicas },
      modelledOn: from,
    })
    store.copySynonyms(source.id, target.id)
    const step = async () => {
      catalog.refreshSynonyms(target)
      return write.rebuildIfNeeded(target)
    }
    return { result: null, step }
  })
}

/** Atomically replaces an index by another, the last step of `replaceAllObjects`. */
export function moveIndex(queue: WriteQueue, from: string, to: string): Promise<Written<null>> {
  return queue.write(async (write) => {
    const { store, catalog } = write
    const source = catalog.entries.get(from)
    if (!source) return nothing
    const target = catalog.entries.get(to)
    if (source.primary || target?.primary)
      throw new ApiError(403, 'A replica cannot be moved or moved onto')
    const moved = {
      ...source,
      name: to,
      modelledOn: null,
      settings: { ...source.settings, replicas: target?.settings.replicas },
    }
    // The old rows stay until the new index is in place: concurrent queries still read them.
    if (target) retireIndex(write, target)
    store.updateIndex(moved)
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
