import type { DocumentNode } from 'graphql'
import type { PayloadRequest } from 'payload'

/**
 * Characters of JSON, with the keys, which hold the fields that were asked for: anybody may ask for
 * long texts, in any selection.
 */
const mostKept = 16_000_000
/** Some fields hang on the day, such as whether an answer is overdue. */
const longestKept = 60_000

type Loader = Pick<PayloadRequest['payloadDataLoader'], 'load'>
type Found = Awaited<ReturnType<Loader['load']>>

/**
 * Keeps what is related to documents from question to question: reading it took half of a
 * publication's answer, and practices, offices and authors are the same few for thousands. All is
 * forgotten once the database holds anything else, so that no answer is older than its question.
 * What a document's key leaves out is who asks: only for questions that nobody signed in for
 * (`isAnonymousQuery`).
 *
 * @param readState another text after each change of the database, whoever made it
 */
export function createRelationshipCache(readState: () => Promise<string>, now = Date.now) {
  let current = { state: '', since: 0, size: 0, documents: new Map<string, Found>() }
  return async (loader: Loader): Promise<void> => {
    const state = await readState()
    if (state !== current.state || now() - current.since > longestKept || current.size > mostKept)
      current = { state, since: now(), size: 0, documents: new Map() }
    // of this question to its end: what it reads after a change is not for those that follow
    const own = current
    const load = loader.load.bind(loader)
    loader.load = async (key) => {
      const kept = own.documents.get(key)
      if (kept !== undefined) return kept
      const found = await load(key)
      own.documents.set(key, found)
      own.size += key.length + JSON.stringify(found).length
      return found
    }
  }
}

/** Whether a request only reads, and as anybody may. */
export const isAnonymousQuery = ({ user }: PayloadRequest, document: DocumentNode): boolean =>
  !user &&
  document.definitions.every(
    (one) => one.kind !== 'OperationDefinition' || one.operation === 'query',
  )
