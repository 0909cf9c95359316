import type { CollectionConfig } from 'payload'
import { defineMemberCollection } from '../define-member-collection'
import { recordSavedState } from './hooks'
import { favouriteFields } from './fields'

export const favourites: CollectionConfig = defineMemberCollection({
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
  hooks: { beforeValidate: [recordSavedState] },
  fields: favouriteFields,
})
