import { page } from '../../fields/page'
import { defineContent } from '../define-content-collection'

export const aboutPages = defineContent({
  slug: 'about-pages',
  plural: 'AboutPages',
  labels: ['About page', 'About pages'],
  group: 'Pages',
  columns: ['title', 'parent'],
  fields: page('about-pages'),
})
