import type { DocumentNode } from 'graphql'
import type { PayloadRequest } from 'payload'

/** Maximum size in characters of JSON, keys included, which hold the selected fields. */
const maxSize = 16_000_000
/** Some fields depend on the current date, such as whether an answer is overdue. */
const maxAgeMs = 60_000

type Loader = Pick<PayloadRequest['payloadDataLoader'], 'load'>
type LoadedDocument = Awaited<ReturnType<Loader['load']>>

/**
 * Caches related documents across requests: loading them took half of a publication's response
 * time, and practices, offices and authors are few. It is cleared when the change token differs.
 * The key does not contain the user: only for anonymous queries (`isAnonymousQuery`).
 *
 * @param readToken the database's change token (change-token.ts)
 */
export function createRelationshipCache(readToken: () => Promise<string>, now = Date.now) {
  let current = { token: '', since: 0, size: 0, documents: new Map<string, LoadedDocument>() }
  return async (loader: Loader): Promise<void> => {
    const token = await readToken()
    if (token !== current.token || now() - current.since > maxAgeMs || current.size > maxSize)
      current = { token, since: now(), size: 0, documents: new Map() }
    // for the whole request: what it reads after a change must not reach later requests
    const snapshot = current
    const load = loader.load.bind(loader)
    loader.load = async (key) => {
      const cached = snapshot.documents.get(key)
      if (cached !== undefined) return cached
      const loaded = await load(key)
      snapshot.documents.set(key, loaded)
      snapshot.size += key.length + JSON.stringify(loaded).length
      return loaded
    }
  }
}

/** Whether the request has no user and only queries. */
export const isAnonymousQuery = ({ user }: PayloadRequest, document: DocumentNode): boolean =>
  !user &&
  document.definitions.every(
    (definition) => definition.kind !== 'OperationDefinition' || definition.operation === 'query',
  )
