import type { CollectionSlug, Field, PayloadRequest } from 'payload'
import { idOf } from '../relations'
import { readRow } from '../rows'

type Ancestor = { id: number; slug: string; title: string }

/** The longest chain that is followed; the deepest tree of the specification has five levels. */
const deepest = 6

/**
 * `parentChildPages`: the ancestors of a document from the root to its parent (specification,
 * section 3), from which the site builds addresses and breadcrumbs.
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
        (await ancestorsOf(collection, title, data?.parent, req)).map((one) => ({
          ...one,
          typename,
        })),
    ],
  },
})

/** The documents above one, from the root down. */
export async function ancestorsOf(
  collection: CollectionSlug,
  title: string,
  from: unknown,
  req: PayloadRequest,
): Promise<Ancestor[]> {
  const ancestors: Ancestor[] = []
  let parent = idOf(from)
  while (parent !== null && ancestors.length < deepest) {
    const found = await ancestorOf(collection, title, parent, req)
    if (!found) break
    ancestors.unshift({ id: parent, slug: found.slug, title: found.title })
    parent = found.parent
  }
  return ancestors
}

type Link = { slug: string; title: string; parent: number | null }

async function ancestorOf(
  collection: CollectionSlug,
  title: string,
  id: number,
  req: PayloadRequest,
): Promise<Link | null> {
  const found = await readRow(
    'ancestor',
    { collection, select: { slug: true, parent: true, [title]: true }, locale: 'all' },
    id,
    req,
  )
  if (!found) return null
  const titles = found[title]
  const localised =
    typeof titles === 'object' && titles !== null
      ? ((titles as Record<string, unknown>)[req.locale ?? 'en'] ??
        (titles as Record<string, unknown>).en)
      : titles
  return { slug: String(found.slug), title: String(localised ?? ''), parent: idOf(found.parent) }
}
