import type { CollectionConfig } from 'payload'
import { defineOwn } from '../define-member-collection'
import { noteAnswers } from './hooks'
import { reportFields } from './fields'

export const navigatorReports: CollectionConfig = defineOwn({
  slug: 'navigator-reports',
  type: 'NavigatorReport',
  plural: 'NavigatorReports',
  labels: ['Saved report', 'Saved reports'],
  columns: ['name', 'service'],
  description: 'Reports of the navigator that members saved. Nobody but the member reads them.',
  writes: {},
  may: { update: true, delete: true },
  forceSelect: { member: true, service: true, query: true, madeFrom: true, madeAt: true },
  hooks: { beforeValidate: [noteAnswers] },
  fields: reportFields,
})
