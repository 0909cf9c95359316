import type { CollectionSlug, Field, PayloadRequest } from 'payload'
import { toId } from '../database/relations'
import { readRow } from '../database/rows'

type Ancestor = { id: number; slug: string; title: string }

/** Limit against cycles; the deepest tree of the specification has five levels. */
const maxDepth = 6

/**
 * `parentChildPages`: the ancestors from root to parent (specification, section 3), from which the
 * site builds addresses and breadcrumbs.
 */
export const hierarchyField = (
  collection: CollectionSlug,
  typename: string,
  title: string,
): Field => ({
  name: 'parentChildPages',
  type: 'array',
  virtual: true,
  label: 'Ancestors',
  admin: { hidden: true },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'slug', type: 'text' },
    { name: 'typename', type: 'text' },
  ],
  hooks: {
    afterRead: [
      async ({ data, req }) =>
        (await findAncestors(collection, title, data?.parent, req)).map((ancestor) => ({
          ...ancestor,
          typename,
        })),
    ],
  },
})

/** The ancestors of a document, root first. */
export async function findAncestors(
  collection: CollectionSlug,
  title: string,
  from: unknown,
  req: PayloadRequest,
): Promise<Ancestor[]> {
  const ancestors: Ancestor[] = []
  let parent = toId(from)
  while (parent !== null && ancestors.length < maxDepth) {
    const row = await getAncestor(collection, title, parent, req)
    if (!row) break
    ancestors.unshift({ id: parent, slug: row.slug, title: row.title })
    parent = row.parent
  }
  return ancestors
}

type Link = { slug: string; title: string; parent: number | null }

async function getAncestor(
  collection: CollectionSlug,
  title: string,
  id: number,
  req: PayloadRequest,
): Promise<Link | null> {
  const row = await readRow(
    'ancestor',
    { collection, select: { slug: true, parent: true, [title]: true }, locale: 'all' },
    id,
    req,
  )
  if (!row) return null
  const titles = row[title]
  const localised =
    typeof titles === 'object' && titles !== null
      ? ((titles as Record<string, unknown>)[req.locale ?? 'en'] ??
        (titles as Record<string, unknown>).en)
      : titles
  return { slug: String(row.slug), title: String(localised ?? ''), parent: toId(row.parent) }
}
