import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { signBody } from '../signature'
import { addressOf } from '../addresses'
import { contentTypes, slugsWith } from '../content-types'
import { env } from '../env'

/** The webhook's body. `relations` are the documents whose pages list this one. */
export type ChangeEvent = {
  type: string
  id: number | string
  slug: string | null
  /** The address of its page, without the language; null for a document without a page. */
  path: string | null
  operation: 'publish' | 'unpublish' | 'delete'
  /** The address changed: the site also purges the page at the old one. */
  moved?: true
  relations: { type: string; id: number | string }[]
}

/** GraphQL types by the fields that name a relation. */
const relationTypes: Record<string, string> = {
  ...Object.fromEntries(
    slugsWith('relatedBy').flatMap((slug) =>
      contentTypes[slug].relatedBy.map((field) => [field, contentTypes[slug].type]),
    ),
  ),
  parent: 'Parent',
}

type Doc = Record<string, unknown> & { id: number | string }

/**
 * Whether the document is published. The row is read because the hook's document is the newest
 * version, which may be a draft of a published document.
 */
async function isPublic(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<boolean> {
  if (!collection.versions?.drafts) return true
  const row = await req.payload.db.findOne<{ id: number; _status?: string }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    select: { _status: true },
    req,
  })
  return row?._status === 'published'
}

/** Records before the change whether the document was public, for `sendChangeWebhook`. */
export const recordPublicState: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  req,
  context,
}) => {
  context.wasPublic =
    originalDoc?.id !== undefined &&
    !context.quiet &&
    (await isPublic(req, collection, originalDoc.id))
  return data
}

export const sendChangeWebhook =
  (type: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, collection, req, context }) => {
    if (context.quiet) return doc
    const isPublicNow = await isPublic(req, collection, doc.id)
    const isDraftOfPublished = isPublicNow && doc._status === 'draft'
    if (isDraftOfPublished || (!isPublicNow && !context.wasPublic)) return doc
    const path = await addressOf(collection.slug, doc, req)
    void sendWebhook(req, context, {
      type,
      id: doc.id,
      slug: doc.slug ?? null,
      path,
      operation: isPublicNow ? 'publish' : 'unpublish',
      ...(isPublicNow && context.addressBefore && context.addressBefore !== path
        ? { moved: true as const }
        : {}),
      relations: [...relationsOf(doc), ...relationsOf(previousDoc ?? {})],
    })
    return doc
  }

/** A draft was never published, or the site was notified when it was unpublished. */
export const sendDeleteWebhook =
  (type: string): CollectionAfterDeleteHook =>
  async ({ doc, collection, req, context }) => {
    if (doc._status === 'draft') return doc
    void sendWebhook(req, context, {
      type,
      id: doc.id,
      slug: doc.slug ?? null,
      path: await addressOf(collection.slug, doc, req),
      operation: 'delete',
      relations: relationsOf(doc),
    })
    return doc
  }

export const sendGlobalWebhook =
  (type: string): GlobalAfterChangeHook =>
  ({ doc, req, context }) => {
    void sendWebhook(req, context, {
      type,
      id: type,
      slug: null,
      path: null,
      operation: 'publish',
      relations: [],
    })
    return doc
  }

/**
 * Sends a webhook when the page of a document changes without the document, such as places left.
 */
export function sendDocumentWebhook(
  req: PayloadRequest,
  type: string,
  doc: { id: number | string; slug?: string | null },
  path: string,
): void {
  void sendWebhook(
    req,
    {},
    { type, id: doc.id, slug: doc.slug ?? null, path, operation: 'publish', relations: [] },
  )
}

function relationsOf(doc: Record<string, unknown>): ChangeEvent['relations'] {
  return Object.entries(doc).flatMap(([field, value]) => {
    const type = Object.hasOwn(relationTypes, field) ? relationTypes[field] : undefined
    if (!type || value === undefined || value === null) return []
    return [value].flat().map((relation) => ({
      type,
      id:
        typeof relation === 'object' && relation !== null
          ? (relation as Doc).id
          : (relation as number),
    }))
  })
}

/**
 * Posts the event after the transaction is closed, so that the site reads the new state, and
 * retries with increasing pauses. A site that stays unreachable revalidates when its cache entries
 * expire.
 */
async function sendWebhook(
  req: PayloadRequest,
  context: Record<string, unknown>,
  event: ChangeEvent,
): Promise<void> {
  if (context.quiet) return
  await transactionClosed(req)
  const body = JSON.stringify(event)
  for (const pause of [0, 500, 2000, 8000]) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      const response = await fetch(`${env.siteUrl}/api/revalidate`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-content-signature': await signBody(body, env.revalidateSecret),
        },
        body,
        signal: AbortSignal.timeout(10_000),
      })
      if (response.ok) return
      req.payload.logger.warn(
        { event, status: response.status },
        'The site rejected the revalidation webhook',
      )
      if (response.status < 500) return
    } catch (cause) {
      req.payload.logger.warn(
        { event, cause: String(cause) },
        'The revalidation webhook could not be delivered',
      )
    }
  }
}

async function transactionClosed(req: PayloadRequest): Promise<void> {
  const id = await req.transactionID
  const sessions = (req.payload.db as { sessions?: Record<string, unknown> }).sessions
  for (let tries = 0; id && sessions?.[String(id)] && tries < 500; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
