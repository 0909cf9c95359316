import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
  type FieldHook,
  type PayloadRequest,
} from 'payload'
import { holdsFeature, isMember } from '../access/rules'
import { text } from '../fields/shared'
import { alsoWrite, givenOf } from './field-writes'
import { defineOwn, firstOnly, serverOnly } from './own'
import { favouriteKinds, targetOf, type Target } from './targets'

/** More than anybody reads, and less than would trouble the service. */
const mostFavourites = 5_000
const mostFolders = 200

type Saved = {
  kind?: unknown
  document?: unknown
  seenUpdatedAt?: string | null
  titleWhenSaved?: string | null
}

const refusal = (collection: string, path: string, message: string) =>
  new ValidationError({ collection, errors: [{ path, message }] })

/** A field that is worked out from the saved document when it is read. */
const derived = (
  name: string,
  type: 'text' | 'checkbox',
  label: string,
  of: (target: Target | null, saved: Saved, req: PayloadRequest) => unknown,
): Field => {
  const afterRead: FieldHook = async ({ data, req }) =>
    of(await targetOf(data?.kind, data?.document, req), (data ?? {}) as Saved, req)
  return {
    name,
    type,
    virtual: true,
    label,
    admin: { hidden: true },
    hooks: { afterRead: [afterRead] },
  } as Field
}

/** Saving: the document must be there for readers; what it was like then is remembered. */
const noteSaved: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  const given = givenOf(req, 'favourites')
  if (given.folder && data?.folder) await assertOwnFolder(data.folder, data.member, req)
  if (operation === 'update') return markSeen(data, req, Boolean(given.seenUpdatedAt))
  const target = await targetOf(data?.kind, data?.document, req)
  if (!target) throw refusal('favourites', 'document', 'There is no such document.')
  await assertRoom(req, 'favourites', data?.member, mostFavourites)
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

/** A member marks a document as seen, whatever time they send. (Of the sample firm every document is written twice; what is saved there saw the second.) */
const markSeen = async (
  data: Saved | undefined,
  req: PayloadRequest,
  isGiven: boolean,
): Promise<Saved | undefined> => {
  if (isMember(req) ? !isGiven : isGiven || !req.context.quiet) return data
  const target = await targetOf(data?.kind, data?.document, req)
  alsoWrite(req, 'favourites', ['seenUpdatedAt'])
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

async function assertRoom(
  req: PayloadRequest,
  collection: 'favourites' | 'favourite-folders',
  member: unknown,
  most: number,
): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { member: { equals: member } },
    overrideAccess: true,
    req,
  })
  if (totalDocs >= most) throw refusal(collection, 'member', `There are ${most} already.`)
}

export const favourites: CollectionConfig = defineOwn({
  slug: 'favourites',
  type: 'Favourite',
  plural: 'Favourites',
  labels: ['Saved item', 'Saved items'],
  columns: ['kind', 'document'],
  description: 'What members saved. Nobody but the member reads it.',
  writes: { uniqueBy: ['member', 'kind', 'document'], onRepeat: 'keep' },
  may: { update: true, delete: true },
  forceSelect: {
    member: true,
    kind: true,
    document: true,
    seenUpdatedAt: true,
    titleWhenSaved: true,
  },
  hooks: { beforeValidate: [noteSaved] },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: 'Kind',
      options: Object.keys(favouriteKinds),
      access: firstOnly,
    },
    {
      name: 'document',
      type: 'number',
      required: true,
      min: 1,
      label: 'Number of the document',
      access: firstOnly,
    },
    {
      name: 'folder',
      type: 'relationship',
      relationTo: 'favourite-folders',
      index: true,
      label: 'Folder',
    },
    { name: 'note', type: 'textarea', maxLength: 2_000, label: 'Note' },
    { name: 'savedAt', type: 'date', index: true, label: 'Saved', access: firstOnly },
    {
      name: 'seenUpdatedAt',
      type: 'date',
      label: 'Last change that the member saw',
      admin: { description: 'Any value marks the document as seen in its present state.' },
    },
    text('titleWhenSaved', 'Title when it was saved', { access: serverOnly }),
    derived(
      'title',
      'text',
      'Title',
      (target, saved) => target?.title ?? saved.titleWhenSaved ?? null,
    ),
    derived('summary', 'text', 'Summary', (target) => target?.summary ?? null),
    derived('path', 'text', 'Address', (target) => target?.path ?? null),
    derived(
      'locked',
      'checkbox',
      'Behind a permission that the member lacks',
      (target, _, req) => target !== null && !holdsFeature(req, target.feature),
    ),
    derived(
      'changed',
      'checkbox',
      'Changed since',
      (target, { seenUpdatedAt }) =>
        target !== null &&
        Boolean(seenUpdatedAt) &&
        new Date(target.updatedAt) > new Date(String(seenUpdatedAt)),
    ),
    derived('gone', 'checkbox', 'No longer there', (target) => target === null),
  ],
})

export const favouriteFolders: CollectionConfig = defineOwn({
  slug: 'favourite-folders',
  type: 'FavouriteFolder',
  plural: 'FavouriteFolders',
  labels: ['Folder', 'Folders'],
  columns: ['name'],
  description: 'Folders of saved items. Nobody but the member reads them.',
  writes: { uniqueBy: ['member', 'name'], onRepeat: 'keep' },
  may: { update: true, delete: true },
  hooks: {
    beforeValidate: [
      async ({ data, operation, req }) => {
        if (operation === 'create')
          await assertRoom(req, 'favourite-folders', data?.member, mostFolders)
        return typeof data?.name === 'string' ? { ...data, name: data.name.trim() } : data
      },
    ],
  },
  fields: [
    text('name', 'Name', { required: true, maxLength: 100 }),
    { name: 'order', type: 'number', defaultValue: 0, label: 'Order' },
  ],
})
