import { defineContent } from '../define-content-collection'
import { contactFields } from './fields'

export const contacts = defineContent({
  slug: 'contacts',
  type: 'Contact',
  plural: 'Contacts',
  labels: ['Person', 'People'],
  group: 'People and places',
  title: 'name',
  columns: ['name', 'level', 'jobTitle', 'offices'],
  defaultSort: 'familyName',
  fields: contactFields,
})
