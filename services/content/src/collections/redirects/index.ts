import type { CollectionConfig } from 'payload'
import { anyone, publishers } from '../../access/rules'
import { queueRevalidation, queueDeletionRevalidation } from '../../hooks/queue-revalidation'
import { toStoredSource, toStoredTarget, validateSource, validateTarget } from './validate'

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  graphQL: { singularName: 'Redirect', pluralName: 'Redirects', disableMutations: true },
  admin: { group: 'Settings', useAsTitle: 'from', defaultColumns: ['from', 'to', 'kind'] },
  access: { read: anyone, create: publishers, update: publishers, delete: publishers },
  hooks: {
    afterChange: [queueRevalidation('Redirect')],
    afterDelete: [queueDeletionRevalidation('Redirect')],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: 'Old address',
      // of a link in the list of missing addresses
      defaultValue: ({ req }) =>
        typeof req?.query?.from === 'string' ? req.query.from : undefined,
      admin: {
        description:
          'As it was in the old site, such as /Old/Page.aspx?id=12. Saved as the site compares it: in lower case, decoded, without a trailing slash. It holds for all languages, or with /fr-fr in front for one.',
      },
      hooks: { beforeValidate: [({ value }) => toStoredSource(value)] },
      validate: validateSource,
    },
    {
      name: 'to',
      type: 'text',
      label: 'New address',
      admin: {
        description:
          'A path of this site, such as /people, in the language of the visitor. Other parameters of the old address are kept.',
      },
      hooks: { beforeValidate: [({ value }) => toStoredTarget(value)] },
      validate: validateTarget,
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'permanent',
      options: ['permanent', 'temporary', 'gone'],
      label: 'Kind',
    },
  ],
}
