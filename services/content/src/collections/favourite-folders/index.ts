import type { CollectionConfig } from 'payload'
import { text } from '../../fields/shared'
import { assertBelowLimit } from '../../hooks/assert-below-limit'
import { defineMemberCollection } from '../define-member-collection'

const maxFolders = 200

export const favouriteFolders: CollectionConfig = defineMemberCollection({
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
          await assertBelowLimit(req, 'favourite-folders', data?.member, maxFolders)
        return typeof data?.name === 'string' ? { ...data, name: data.name.trim() } : data
      },
    ],
  },
  fields: [
    text('name', 'Name', { required: true, maxLength: 100 }),
    { name: 'order', type: 'number', defaultValue: 0, label: 'Order' },
  ],
})
