import type { CollectionConfig } from 'payload'
import { anyone, editors } from '../../access/rules'
import { env } from '../../env'

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or file', plural: 'Pictures and files' },
  graphQL: { singularName: 'Media', pluralName: 'MediaItems', disableMutations: true },
  admin: { group: 'Settings', useAsTitle: 'alt' },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    focalPoint: true,
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      required: true,
      label: 'What it shows, for who cannot see it',
    },
    { name: 'credit', type: 'text', label: 'Credit' },
  ],
}
