import { date } from '../../fields/date'
import { page } from '../../fields/page'
import { defineContent } from '../define-content-collection'

export const legalPages = defineContent({
  slug: 'legal-pages',
  plural: 'LegalPages',
  labels: ['Legal page', 'Legal pages'],
  group: 'Pages',
  columns: ['title', 'parent'],
  fields: [...page('legal-pages'), date('effectiveOn', 'In force from')],
})
