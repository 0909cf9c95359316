import { email } from '../../fields/shared'
import { isEditor } from '../../access/rules'
import { order, page } from '../../fields/page'
import { defineContent } from '../define-content-collection'

export const marketingPages = defineContent({
  slug: 'marketing-pages',
  plural: 'MarketingPages',
  labels: ['Marketing or named page', 'Marketing and named pages'],
  group: 'Pages',
  columns: ['title', 'area'],
  siblings: ['area'],
  fields: [
    {
      name: 'area',
      type: 'select',
      required: true,
      index: true,
      label: 'Where it stands',
      options: ['root', 'features', 'products', 'navigator', 'thank-you', 'contact-us'],
    },
    order,
    ...page(),
    email('recipient', 'Who receives the form of this page', {
      access: { read: ({ req }) => isEditor(req) },
      admin: { condition: (_, sibling) => sibling?.area === 'contact-us' },
    }),
  ],
})
