import { defineContent } from '../define-content-collection'
import { officeFields } from './fields'

export const offices = defineContent({
  slug: 'offices',
  plural: 'OfficeInfos',
  labels: ['Office', 'Offices'],
  group: 'People and places',
  columns: ['name', 'country', 'phone'],
  fields: officeFields,
})
