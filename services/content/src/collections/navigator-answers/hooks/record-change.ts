import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isDeepStrictEqual } from 'node:util'
import { toStored } from '../../../rows'

type Stated = Record<string, unknown>

/** What an answer says; its sources, reviewer and days of review are about it. */
const substance = ['status', 'title', 'summary', 'statedAt', 'body'] as const

/**
 * Notes on publication when what an answer says last changed, in whatever language: alerts, saved
 * reports and digests ask by it. A review that finds it right, a draft, and a translation that was
 * not there before change nothing.
 */
export const recordChange: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  const before: unknown = (originalDoc as Stated | undefined)?.changedAt ?? null
  const first = {
    ...data,
    changedAt: context.quiet ? (before ?? data.statedAt) : (before ?? new Date().toISOString()),
  }
  if (operation === 'create' || context.quiet || data._status !== 'published') return first
  const published = await publishedOf(Number((originalDoc as { id?: unknown }).id), req)
  if (!published || !isSubstantiveChange(published, data)) return first
  return { ...data, changedAt: new Date().toISOString() }
}

/** As readers have it, in the language at hand and no other. */
async function publishedOf(id: number, req: PayloadRequest): Promise<Stated | null> {
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

/** A language that had no words yet gets a translation, which is no change. */
export function isSubstantiveChange(published: Stated, next: Stated): boolean {
  return substance.some((name) => {
    const [before, after] = [plain(published[name]), plain(next[name])]
    return before !== undefined && !isDeepStrictEqual(before, after)
  })
}

/** A value without what a database adds to it: numbers of rows, empty fields, the form of a day. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value)
      ? new Date(value).toISOString()
      : value
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : undefined
  if (typeof value !== 'object') return value
  const { id, ...rest } = value as Stated
  const kept = Object.entries(rest)
    .filter(([name]) => name !== 'blockName')
    .map(([name, one]) => [name, plain(one)] as const)
    .filter(([, one]) => one !== undefined)
  return kept.length > 0 ? Object.fromEntries(kept) : id
}
