import { defineContent } from '../define-content-collection'
import { eventFields } from './fields'

export const events = defineContent({
  slug: 'events',
  plural: 'Events',
  labels: ['Event', 'Events'],
  group: 'Insights',
  columns: ['title', 'startsAt', 'state'],
  defaultSort: '-startsAt',
  fields: eventFields,
})
