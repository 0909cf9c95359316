import type { CollectionConfig } from 'payload'
import { defineMemberCollection } from '../define-member-collection'
import { recordFingerprint } from './hooks'
import { reportFields } from './fields'

export const navigatorReports: CollectionConfig = defineMemberCollection({
  slug: 'navigator-reports',
  type: 'NavigatorReport',
  plural: 'NavigatorReports',
  labels: ['Saved report', 'Saved reports'],
  columns: ['name', 'service'],
  description: 'Reports of the navigator that members saved. Nobody but the member reads them.',
  writes: {},
  may: { update: true, delete: true },
  forceSelect: { member: true, service: true, query: true, fingerprint: true, madeAt: true },
  hooks: { beforeValidate: [recordFingerprint] },
  fields: reportFields,
})
