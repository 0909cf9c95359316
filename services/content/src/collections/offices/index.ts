import { defineContent } from '../define-content-collection'
import { officeFields } from './fields'

export const offices = defineContent({
  slug: 'offices',
  type: 'OfficeInfo',
  plural: 'OfficeInfos',
  labels: ['Office', 'Offices'],
  group: 'People and places',
  title: 'name',
  columns: ['name', 'country', 'phone'],
  fields: officeFields,
})
