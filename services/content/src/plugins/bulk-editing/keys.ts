import type { CollectionSlug, PayloadRequest } from 'payload'
import { buildKey } from './columns'

/** Finds documents by their key, and keys by id, with the access of the request. */
export function createKeys(req: PayloadRequest) {
  const { payload } = req
  const known = new Map<string, Promise<unknown[]>>()

  const keyFieldOf = (collection: CollectionSlug): Record<string, true> => {
    const key = buildKey(payload.collections[collection].config)
    return key ? { [key]: true } : {}
  }

  const read = (collection: CollectionSlug, name: string, value: string | number) => {
    const at = `${collection} ${name} ${value}`
    const found =
      known.get(at) ??
      payload
        .find({
          collection,
          where: { [name]: { equals: value } },
          draft: true,
          depth: 0,
          limit: 2,
          pagination: false,
          select: keyFieldOf(collection),
          overrideAccess: false,
          req,
        })
        .then(({ docs }) => docs)
    known.set(at, found)
    return found
  }

  return {
    /** @returns the slug, file name or id of a document */
    toKey: async (collection: CollectionSlug, id: unknown): Promise<string> => {
      const key = buildKey(payload.collections[collection].config)
      const [doc] = key ? await read(collection, 'id', Number(id)) : []
      const value: unknown = doc && key && Reflect.get(doc as object, key)
      return typeof value === 'string' && value ? value : String(id)
    },
    /** @returns the ids of documents with a key; an id is a key as well */
    find: async (collection: CollectionSlug, value: string): Promise<number[]> => {
      const key = buildKey(payload.collections[collection].config)
      const named = key ? await read(collection, key, value) : []
      const docs =
        named.length === 0 && /^\d{1,9}$/.test(value)
          ? await read(collection, 'id', Number(value))
          : named
      return docs.map((doc) => Number(Reflect.get(doc as object, 'id')))
    },
    /** After a document was created. */
    add: (collection: CollectionSlug, value: unknown, id: number) => {
      const key = buildKey(payload.collections[collection].config)
      if (key && typeof value === 'string')
        known.set(`${collection} ${key} ${value}`, Promise.resolve([{ id, [key]: value }]))
      known.delete(`${collection} id ${id}`)
    },
    /** After a key was changed. */
    clear: () => known.clear(),
  }
}

export type Keys = ReturnType<typeof createKeys>
