import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isDeepStrictEqual } from 'node:util'
import { toStored } from '../../../database/rows'

type AnswerValues = Record<string, unknown>

/** Fields that make up the answer's content; sources, reviewer and review dates are metadata. */
const substantiveFields = ['status', 'title', 'summary', 'statedAt', 'body'] as const

/**
 * Sets `changedAt` when a substantive change is published in any language; alerts, saved reports
 * and digests query it. Drafts, reviews without a change and first translations leave it.
 */
export const recordChange: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  const before: unknown = (originalDoc as AnswerValues | undefined)?.changedAt ?? null
  const first = {
    ...data,
    changedAt: context.quiet ? (before ?? data.statedAt) : (before ?? new Date().toISOString()),
  }
  if (operation === 'create' || context.quiet || data._status !== 'published') return first
  const published = await publishedOf(Number((originalDoc as { id?: unknown }).id), req)
  if (!published || !isSubstantiveChange(published, data)) return first
  return { ...data, changedAt: new Date().toISOString() }
}

/** The published version in the request's locale, without fallback. */
async function publishedOf(id: number, req: PayloadRequest): Promise<AnswerValues | null> {
  const { docs } = await req.payload.find({
    collection: 'navigator-answers',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    draft: false,
    locale: req.locale ?? undefined,
    fallbackLocale: false,
    overrideAccess: true,
    req,
  })
  return toStored(docs)[0] ?? null
}

/** Fields that were empty are ignored: a first translation is not a change. */
export function isSubstantiveChange(published: AnswerValues, next: AnswerValues): boolean {
  return substantiveFields.some((name) => {
    const [before, after] = [normalise(published[name]), normalise(next[name])]
    return before !== undefined && !isDeepStrictEqual(before, after)
  })
}

/** Normalises a value: removes row ids and empty fields, and formats dates alike. */
function normalise(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value)
      ? new Date(value).toISOString()
      : value
  if (Array.isArray(value)) return value.length > 0 ? value.map(normalise) : undefined
  if (typeof value !== 'object') return value
  const { id, ...rest } = value as AnswerValues
  const entries = Object.entries(rest)
    .filter(([name]) => name !== 'blockName')
    .map(([name, entry]) => [name, normalise(entry)] as const)
    .filter(([, entry]) => entry !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : id
}
