import { defineContent } from '../define-content-collection'
import { graduatePageFields } from './fields'

export const graduatePages = defineContent({
  slug: 'graduate-pages',
  plural: 'GraduatePages',
  labels: ['Graduate page', 'Graduate pages'],
  group: 'Pages',
  columns: ['title', 'page'],
  fields: graduatePageFields,
})
