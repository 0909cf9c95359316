import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { isMember } from '../../access/rules'
import { fieldError, assertBelowLimit } from '../../hooks/assert-below-limit'
import { addSubmittedFields, getSubmittedFields } from '../../members/field-writes'
import { getFavouriteDocument } from '../../members/favourite-documents'

/** High enough for any member, low enough to protect the service. */
const maxFavourites = 5_000

export type Saved = {
  kind?: unknown
  document?: unknown
  seenUpdatedAt?: string | null
  titleWhenSaved?: string | null
}

/**
 * Requires a published document and records its title and modification time at the time of saving.
 */
export const recordSavedState: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  const submitted = getSubmittedFields(req, 'favourites')
  if (submitted.folder && data?.folder) await assertOwnFolder(data.folder, data.member, req)
  if (operation === 'update') return markSeen(data, req, Boolean(submitted.seenUpdatedAt))
  const target = await getFavouriteDocument(data?.kind, data?.document, req)
  if (!target) throw fieldError('favourites', 'document', 'There is no such document.')
  await assertBelowLimit(req, 'favourites', data?.member, maxFavourites)
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

/** Marks the document as seen in its current state, whatever time the member submitted. */
const markSeen = async (
  data: Saved | undefined,
  req: PayloadRequest,
  isSubmitted: boolean,
): Promise<Saved | undefined> => {
  if (!isMember(req) || !isSubmitted) return data
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
  const folders = Number.isInteger(id)
    ? await req.payload.count({
        collection: 'favourite-folders',
        where: { and: [{ id: { equals: id } }, { member: { equals: member } }] },
        overrideAccess: true,
        req,
      })
    : null
  if (!folders?.totalDocs) throw fieldError('favourites', 'folder', 'There is no such folder.')
}
