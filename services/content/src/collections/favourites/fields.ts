import { favouriteKinds } from '@law-firm/contract/favourites'
import type { Field, FieldHook, PayloadRequest } from 'payload'
import { createOnly, serverOnly } from '../../access/fields'
import { hasFeature } from '../../access/rules'
import { text } from '../../fields/shared'
import { getFavouriteDocument, type FavouriteDocument } from '../../members/favourite-documents'
import type { Saved } from './hooks'

/** A virtual field computed from the saved document. */
const computed = (
  name: string,
  type: 'text' | 'checkbox',
  label: string,
  of: (target: FavouriteDocument | null, saved: Saved, req: PayloadRequest) => unknown,
): Field => {
  const afterRead: FieldHook = async ({ data, req }) =>
    of(await getFavouriteDocument(data?.kind, data?.document, req), (data ?? {}) as Saved, req)
  return {
    name,
    type,
    virtual: true,
    label,
    admin: { hidden: true },
    hooks: { afterRead: [afterRead] },
  } as Field
}

export const favouriteFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    required: true,
    label: 'Kind',
    options: [...favouriteKinds],
    access: createOnly,
  },
  {
    name: 'document',
    type: 'number',
    required: true,
    min: 1,
    label: 'Number of the document',
    access: createOnly,
  },
  {
    name: 'folder',
    type: 'relationship',
    relationTo: 'favourite-folders',
    index: true,
    label: 'Folder',
  },
  { name: 'note', type: 'textarea', maxLength: 2_000, label: 'Note' },
  { name: 'savedAt', type: 'date', index: true, label: 'Saved', access: createOnly },
  {
    name: 'seenUpdatedAt',
    type: 'date',
    label: 'Last change that the member saw',
    admin: { description: 'Any value marks the document as seen in its present state.' },
  },
  text('titleWhenSaved', 'Title when it was saved', { access: serverOnly }),
  computed(
    'title',
    'text',
    'Title',
    (target, saved) => target?.title ?? saved.titleWhenSaved ?? null,
  ),
  computed('summary', 'text', 'Summary', (target) => target?.summary ?? null),
  computed('path', 'text', 'Address', (target) => target?.path ?? null),
  computed(
    'locked',
    'checkbox',
    'Behind a permission that the member lacks',
    (target, _, req) => target !== null && !hasFeature(req, target.feature),
  ),
  computed(
    'changed',
    'checkbox',
    'Changed since',
    (target, { seenUpdatedAt }) =>
      target !== null &&
      Boolean(seenUpdatedAt) &&
      new Date(target.updatedAt) > new Date(String(seenUpdatedAt)),
  ),
  computed('unavailable', 'checkbox', 'No longer there', (target) => target === null),
]
