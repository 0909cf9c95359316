import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload'
import { toId } from '../../../database/relations'
import { readRow } from '../../../database/rows'

/**
 * Builds the slug from jurisdiction and question. A slug of the title ("72-hours") would disclose
 * the answer: slugs are public, short titles are not.
 */
export const setAnswerSlug: FieldHook = async ({ value, data, originalDoc, req }) => {
  if (value) return value
  const parts = await Promise.all([
    slugOf('navigator-jurisdictions', data?.jurisdiction ?? originalDoc?.jurisdiction, req),
    slugOf('navigator-questions', data?.question ?? originalDoc?.question, req),
  ])
  return parts.every(Boolean) ? parts.join('-').slice(0, 96).replace(/-$/, '') : value
}

async function slugOf(
  collection: CollectionSlug,
  relation: unknown,
  req: PayloadRequest,
): Promise<string | null> {
  const id = toId(relation)
  const row =
    id === null
      ? null
      : await readRow('answer slug', { collection, select: { slug: true } }, id, req)
  return typeof row?.slug === 'string' ? row.slug : null
}
