import type { CollectionConfig } from 'payload'
import { anyone, editors, publishers } from '../../access/rules'
import { env } from '../../env'
import { cleanUpload } from './clean-upload'
import { queueMediaDeletion, queueMediaRevalidation, refuseIfUsed } from './hooks'
import { restrictMediaChanges } from './restrict-changes'
import { sendMissing } from './send-missing'

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or file', plural: 'Pictures and files' },
  graphQL: { singularName: 'Media', pluralName: 'MediaItems', disableMutations: true },
  admin: {
    group: 'Settings',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'credit', 'filesize', 'updatedAt'],
    listSearchableFields: ['alt', 'filename', 'credit'],
    description:
      'JPEG, PNG, WebP and SVG pictures, and PDF files, of at most 20 MB. Location and camera data are removed; SVG is stored as PNG. ' +
      'Set the focal point under “Edit image”: portraits are cropped around it.',
  },
  // a picture is public at once, on every page that has it (`restrictMediaChanges`)
  access: { read: anyone, create: editors, update: editors, delete: publishers },
  upload: {
    staticDir: env.CONTENT_MEDIA_DIR,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'application/pdf'],
    focalPoint: true,
    adminThumbnail: 'thumbnail',
    // `withoutEnlargement: false`: every picture has each size
    imageSizes: [
      { name: 'thumbnail', width: 320, height: 240, withoutEnlargement: false },
      { name: 'portrait', width: 800, height: 1000, withoutEnlargement: false },
    ],
    handlers: [sendMissing],
  },
  // Payload derives the addresses from these, also where a query selects the address only
  forceSelect: {
    filename: true,
    sizes: { thumbnail: { filename: true }, portrait: { filename: true } },
  },
  hooks: {
    beforeOperation: [restrictMediaChanges, cleanUpload],
    beforeDelete: [refuseIfUsed],
    afterChange: [queueMediaRevalidation],
    afterDelete: [queueMediaDeletion],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      required: true,
      label: 'What it shows, for who cannot see it',
      admin: { description: 'In each language; a language without a text has the English one.' },
    },
    { name: 'credit', type: 'text', label: 'Credit' },
    {
      name: 'usedIn',
      type: 'ui',
      label: 'Used in',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/collections/media/used-in#UsedIn' },
      },
    },
  ],
}
