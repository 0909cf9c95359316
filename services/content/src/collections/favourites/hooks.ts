import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { isMember } from '../../access/rules'
import { refusal, assertBelowLimit } from '../../hooks/assert-below-limit'
import { addSubmittedFields, submittedFieldsOf } from '../../members/field-writes'
import { getFavouriteDocument } from '../../members/favourite-documents'

/** More than anybody reads, and less than would trouble the service. */
const mostFavourites = 5_000

export type Saved = {
  kind?: unknown
  document?: unknown
  seenUpdatedAt?: string | null
  titleWhenSaved?: string | null
}

/** Saving: the document must be there for readers; what it was like then is remembered. */
export const recordSavedState: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  const given = submittedFieldsOf(req, 'favourites')
  if (given.folder && data?.folder) await assertOwnFolder(data.folder, data.member, req)
  if (operation === 'update') return markSeen(data, req, Boolean(given.seenUpdatedAt))
  const target = await getFavouriteDocument(data?.kind, data?.document, req)
  if (!target) throw refusal('favourites', 'document', 'There is no such document.')
  await assertBelowLimit(req, 'favourites', data?.member, mostFavourites)
  const now = new Date()
  const savedAt = data?.savedAt ? new Date(data.savedAt) : now
  return {
    ...data,
    titleWhenSaved: target.title,
    seenUpdatedAt: (!isMember(req) && data?.seenUpdatedAt) || target.updatedAt,
    savedAt:
      savedAt > now || Number.isNaN(savedAt.getTime()) ? now.toISOString() : savedAt.toISOString(),
  }
}

/**
 * A member marks a document as seen, whatever time they send. (Of the sample firm every document is
 * written twice; what is saved there saw the second.)
 */
const markSeen = async (
  data: Saved | undefined,
  req: PayloadRequest,
  isGiven: boolean,
): Promise<Saved | undefined> => {
  if (isMember(req) ? !isGiven : isGiven || !req.context.quiet) return data
  const target = await getFavouriteDocument(data?.kind, data?.document, req)
  addSubmittedFields(req, 'favourites', ['seenUpdatedAt'])
  return { ...data, seenUpdatedAt: target?.updatedAt ?? data?.seenUpdatedAt }
}

async function assertOwnFolder(
  folder: unknown,
  member: unknown,
  req: PayloadRequest,
): Promise<void> {
  const id =
    typeof folder === 'object' && folder !== null ? (folder as { id?: unknown }).id : folder
  const found = Number.isInteger(id)
    ? await req.payload.count({
        collection: 'favourite-folders',
        where: { and: [{ id: { equals: id } }, { member: { equals: member } }] },
        overrideAccess: true,
        req,
      })
    : null
  if (!found?.totalDocs) throw refusal('favourites', 'folder', 'There is no such folder.')
}
