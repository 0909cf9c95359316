import { defineContent } from '../define-content-collection'
import { contactFields } from './fields'

export const contacts = defineContent({
  slug: 'contacts',
  plural: 'Contacts',
  labels: ['Person', 'People'],
  group: 'People and places',
  columns: ['name', 'level', 'jobTitle', 'offices'],
  defaultSort: 'familyName',
  fields: contactFields,
})
