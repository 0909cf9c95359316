import type { FieldHook, PayloadRequest } from 'payload'
import { readsDrafts } from '../access/rules'
import { addressOf } from '../addresses'
import { linkable } from '../linkable'
import { readRow } from '../rows'

type Node = {
  type?: string
  fields?: { doc?: { relationTo?: unknown; value?: unknown } | null }
  children?: Node[]
}
type Target = { id: number; path: string }

/**
 * Gives the links of a running text the address of their document on the site, in answers to
 * GraphQL. Payload would put the whole linked document there (75 kB and 20 ms more for a
 * publication with a few links). A link to what is not published leads nowhere and stays as its
 * text.
 */
export const addLinkTargets: FieldHook = async ({ value, req }) => {
  if (req.payloadAPI === 'GraphQL' && value?.root) await visit(value.root as Node, req)
  return value
}

async function visit(node: Node, req: PayloadRequest): Promise<void> {
  const doc = node.fields?.doc
  if (doc && typeof doc.relationTo === 'string')
    doc.value = await getFavouriteDocument(doc.relationTo, Number(doc.value), req)
  await Promise.all((node.children ?? []).map((child) => visit(child, req)))
}

async function getFavouriteDocument(
  slug: string,
  id: number,
  req: PayloadRequest,
): Promise<Target | null> {
  const collection = linkable.find((one) => one === slug)
  if (!collection || !Number.isInteger(id)) return null
  const found = await readRow('link', { collection, select: selected(collection) }, id, req)
  if (!found || (found._status !== 'published' && !readsDrafts(req))) return null
  const path = await addressOf(collection, 'title', found, req)
  return path === null ? null : { id, path }
}

/** What an address is made of, as far as the collection has it. */
const selected = (collection: string): Record<string, true> => ({
  slug: true,
  _status: true,
  ...(/^(services|sectors|solutions|about-pages|careers-pages|legal-pages|feature-pages|product-pages)$/.test(
    collection,
  )
    ? { parent: true }
    : {}),
  ...(/^(feature|product)-pages$/.test(collection) ? { root: true } : {}),
  ...(collection === 'marketing-pages' ? { area: true } : {}),
  ...(/^navigator-(regions|contents|jurisdictions)$/.test(collection) ? { service: true } : {}),
  ...(/^navigator-(contents|jurisdictions)$/.test(collection) ? { region: true } : {}),
})
