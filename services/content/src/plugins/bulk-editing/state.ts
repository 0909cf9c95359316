import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { CellError } from './cells'
import type { BulkTexts } from './texts'

/**
 * A document before a write: its newest version with the newest public one or the published fields
 * that were changed, by language; or its values.
 */
export type StateBefore =
  | { version: number; published: number | null }
  | { version: number; texts: Record<string, Record<string, unknown>> }
  | { values: Record<string, unknown> }

export const hasDrafts = (config: SanitizedCollectionConfig): boolean =>
  Boolean(config.versions?.drafts)

/** @param publishes whether the write changes what is public */
export async function stateBefore(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number,
  publishes: boolean,
  fields: string[],
): Promise<StateBefore> {
  if (!hasDrafts(config)) {
    const doc = await req.payload.findByID({ collection: config.slug, id, depth: 0, req })
    return {
      values: Object.fromEntries(fields.map((name) => [name, Reflect.get(doc, name) ?? null])),
    }
  }
  const find = async (where: object) => {
    const { docs } = await req.payload.db.findVersions<object>({
      collection: config.slug,
      where: { parent: { equals: id }, ...where },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      select: { parent: true },
      locale: req.locale ?? undefined,
      req,
    })
    return docs[0] ? Number(docs[0].id) : null
  }
  const version = await find({ latest: { equals: true } })
  if (version === null) throw new Error(`${config.slug}/${id} has no version`)
  const published = publishes ? await find({ 'version._status': { equals: 'published' } }) : null
  return { version, published }
}

/** `updatedAt` of a document's newest version. */
export async function timeOfNewest(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number,
): Promise<string> {
  const { docs } = await req.payload.find({
    ...{ collection: config.slug, where: { id: { equals: id } }, draft: true, depth: 0, limit: 1 },
    ...{ pagination: false, select: { updatedAt: true }, req },
  })
  return String(Reflect.get(docs[0] ?? {}, 'updatedAt'))
}

/** @throws CellError where the access rules refuse a draft, or a publication */
export async function assertAllowed(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number | null,
  publishes: boolean,
  texts: BulkTexts,
): Promise<void> {
  const data = hasDrafts(config) ? { _status: publishes ? 'published' : 'draft' } : {}
  const rule = id === null ? config.access.create : config.access.update
  const allowed = await rule({ req, ...(id === null ? {} : { id }), data })
  const isAllowed =
    typeof allowed === 'boolean' || id === null
      ? Boolean(allowed)
      : (
          await req.payload.count({
            collection: config.slug,
            where: { and: [{ id: { equals: id } }, allowed] },
          })
        ).totalDocs > 0
  if (!isAllowed) throw new CellError(texts.notAllowed)
}
