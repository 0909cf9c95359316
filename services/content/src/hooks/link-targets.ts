import type { FieldHook, PayloadRequest } from 'payload'
import { isEditor } from '../access/rules'
import { ancestorsOf } from '../fields/hierarchy'
import { linkable } from '../linkable'

type Node = { type?: string; fields?: { doc?: { relationTo?: unknown; value?: unknown } | null }; children?: Node[] }
type Target = { id: number; slug: string; parentChildPages: { slug: string }[] }

/**
 * Gives the links of a running text what their address is made of, in answers to GraphQL. Payload would put the
 * whole linked document there (75 kB and 20 ms more for a publication with a few links). A link to what is not
 * published leads nowhere and stays as its text.
 */
export const addLinkTargets: FieldHook = async ({ value, req }) => {
  if (req.payloadAPI === 'GraphQL' && value?.root) await visit(value.root as Node, req)
  return value
}

async function visit(node: Node, req: PayloadRequest): Promise<void> {
  const doc = node.fields?.doc
  if (doc && typeof doc.relationTo === 'string') doc.value = await targetOf(doc.relationTo, Number(doc.value), req)
  await Promise.all((node.children ?? []).map((child) => visit(child, req)))
}

/** One linked document, read once a request. */
function targetOf(collection: string, id: number, req: PayloadRequest): Promise<Target | null> {
  const known = (req.context.linkTargets ??= new Map()) as Map<string, Promise<Target | null>>
  const key = `${collection}:${id}`
  const waiting = known.get(key) ?? readTarget(collection, id, req)
  known.set(key, waiting)
  return waiting
}

async function readTarget(collection: string, id: number, req: PayloadRequest): Promise<Target | null> {
  if (!linkable.some((one) => one === collection) || !Number.isInteger(id)) return null
  const tree = ['services', 'sectors', 'solutions'].includes(collection)
  const found = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: collection as 'services',
    where: { id: { equals: id } },
    select: { slug: true, _status: true, ...(tree ? { parent: true } : {}) },
    req,
  })
  if (!found || (found._status !== 'published' && !isEditor(req))) return null
  return { id, slug: String(found.slug), parentChildPages: tree ? await ancestorsOf(collection, 'title', found.parent, req) : [] }
}
