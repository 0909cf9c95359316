import { page, root } from '../../fields/page'
import { defineContent } from '../define-content-collection'

export const featurePages = defineContent({
  slug: 'feature-pages',
  plural: 'FeaturePages',
  labels: ['Feature', 'Features'],
  group: 'Pages',
  columns: ['title', 'root', 'parent'],
  fields: [root, ...page('feature-pages')],
})
