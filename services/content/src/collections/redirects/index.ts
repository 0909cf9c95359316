import type { CollectionConfig } from 'payload'
import { anyone, publishers } from '../../access/rules'
import { sitePath } from '../../fields/successor'
import { queueRevalidation, queueDeletionRevalidation } from '../../hooks/queue-revalidation'

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
      validate: (value: unknown) => sitePath(value),
    },
    {
      name: 'to',
      type: 'text',
      label: 'New address',
      validate: (
        value: unknown,
        { siblingData }: { siblingData: { kind?: string; from?: string } },
      ) => {
        if (siblingData.kind === 'gone') return true
        if (value === siblingData.from) return 'An address cannot lead to itself.'
        return sitePath(value)
      },
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
