import type { CollectionConfig } from 'payload'
import { admins } from '../../access/rules'

/**
 * What the search service has not heard of yet. In the database, so that neither a restart nor an
 * outage loses any.
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
