import type { CollectionConfig } from 'payload'
import { admins } from '../../access/rules'

/**
 * Queue of changes for the search service, in the database so that it survives restarts and
 * outages.
 */
export const searchChanges: CollectionConfig = {
  slug: 'search-changes',
  graphQL: false,
  lockDocuments: false,
  admin: { hidden: true },
  access: { read: admins, create: () => false, update: () => false, delete: () => false },
  fields: [
    { name: 'of', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
  ],
}
