import { defineContent } from '../define-content-collection'
import { careersPageFields } from './fields'

export const careersPages = defineContent({
  slug: 'careers-pages',
  plural: 'CareersPages',
  labels: ['Careers page', 'Careers pages'],
  group: 'Pages',
  columns: ['title', 'kind', 'parent'],
  fields: careersPageFields,
})
