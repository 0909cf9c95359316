import { page, root } from '../../fields/page'
import { defineContent } from '../define-content-collection'

export const productPages = defineContent({
  slug: 'product-pages',
  plural: 'ProductPages',
  labels: ['Product page', 'Product pages'],
  group: 'Pages',
  columns: ['title', 'root', 'parent'],
  fields: [root, ...page('product-pages')],
})
