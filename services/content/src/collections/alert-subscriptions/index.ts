import type { CollectionConfig } from 'payload'
import { correspondents } from '../../access/rules'
import { defineMemberCollection } from '../define-member-collection'
import { setTopic, logChange, logDeletion } from './hooks'
import { alertFields } from './fields'

export const alertSubscriptions: CollectionConfig = defineMemberCollection({
  slug: 'alert-subscriptions',
  type: 'AlertSubscription',
  plural: 'AlertSubscriptions',
  labels: ['Alert', 'Alerts'],
  columns: ['key', 'frequency', 'active'],
  description: 'What members want to hear of by mail.',
  editors: { read: correspondents },
  may: { update: true, delete: true },
  writes: { uniqueBy: ['member', 'key'], onRepeat: 'renew' },
  hooks: { beforeValidate: [setTopic], afterChange: [logChange], afterDelete: [logDeletion] },
  fields: alertFields,
})
