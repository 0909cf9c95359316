import type { CollectionConfig } from 'payload'
import { admins } from '../../access/rules'
import { text } from '../../fields/shared'

const never = () => false

/** What editors did (`src/plugins/audit`). Written by the service itself; never changed. */
export const auditEntries: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: 'Audit entry', plural: 'Audit trail' },
  graphQL: false,
  admin: {
    group: 'Settings',
    useAsTitle: 'document',
    defaultColumns: ['createdAt', 'editor', 'action', 'document', 'language'],
    description: 'What editors did. It cannot be changed.',
    hidden: ({ user }) => user?.role !== 'admin',
  },
  access: { read: admins, create: never, update: never, delete: never },
  defaultSort: '-id',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    text('editor', 'Editor', { required: true }),
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      label: 'Action',
      options: [
        'created',
        'changed',
        'deleted',
        'logged-in',
        'set-password',
        'second-factor-on',
        'second-factor-off',
        'second-factor-reset',
      ],
    },
    text('document', 'Document', { index: true }),
    text('language', 'Language'),
    { name: 'changes', type: 'json', label: 'Old and new values' },
  ],
}
