import { contentTypes, isCollection, rowsWith } from '../content/content-types'

/**
 * The tags of cached pages are named here only; lifetimes are in `lifetimes.ts`.
 *
 * A page carries a tag for every document that it shows (`Contact:1001`), and one for every list that it
 * shows (`Article@Contact:1001` is "the publications of this person", `Article@*` is all of them).
 */

export type DocumentId = number | string

export const documentTag = (type: string, id: DocumentId): string => `${type}:${id}`

/** All documents of a type, in a list that any of them may join or leave. */
export const listTag = (type: string): string => `${type}@*`

/** For a list with rich texts, which may link to documents of any of these types. */
export const linkedListTags = (): string[] => rowsWith('search').map(({ type }) => listTag(type))

/** For what lists all pages, such as a sitemap. */
export const everyListTag = (): string[] =>
  Object.values(contentTypes).map(({ type }) => listTag(type))

/** The documents of a type that belong to another document. */
export const relatedTag = (type: string, of: { type: string; id: DocumentId }): string =>
  `${type}@${of.type}:${of.id}`

/** Every page carries it, so that a restart makes all of them stale. */
export const everythingTag = 'content'

/**
 * The tags of all documents in a response of the content service: each object with a type and an id.
 */
export function collectTags(data: unknown): string[] {
  const found = new Set<string>()
  collect(data, found)
  return [...found]
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const {
    __typename: type,
    id,
    relationTo,
    value: linked,
  } = value as {
    __typename?: unknown
    id?: unknown
    relationTo?: unknown
    value?: { id?: unknown }
  }
  if (typeof type === 'string' && (typeof id === 'number' || typeof id === 'string'))
    found.add(documentTag(type, id))
  if (isCollection(relationTo) && typeof linked?.id === 'number')
    found.add(documentTag(contentTypes[relationTo].type, linked.id))
  for (const one of Object.values(value)) collect(one, found)
}
