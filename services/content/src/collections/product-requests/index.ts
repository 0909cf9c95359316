import type { CollectionConfig } from 'payload'
import { correspondents } from '../../access/rules'
import { defineMemberCollection } from '../define-member-collection'
import { setOpenRequest, grantPermission } from './hooks'
import { requestFields } from './fields'

export const productRequests: CollectionConfig = defineMemberCollection({
  slug: 'product-requests',
  type: 'ProductRequest',
  plural: 'ProductRequests',
  labels: ['Product request', 'Product requests'],
  columns: ['permission', 'state', 'createdAt'],
  description: 'Members who ask for a product. Granting opens it for them.',
  editors: { read: correspondents, update: correspondents },
  may: { delete: true },
  writes: { uniqueBy: ['member', 'openPermission'], onRepeat: 'keep' },
  hooks: { beforeValidate: [setOpenRequest], afterChange: [grantPermission] },
  fields: requestFields,
})
