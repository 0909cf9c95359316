import { service } from '../../fields/navigator'
import { localArea, titleText } from '../../fields/shared'
import { defineContent } from '../define-content-collection'

export const navigatorRegions = defineContent({
  slug: 'navigator-regions',
  plural: 'NavigatorRegions',
  labels: ['Navigator region', 'Navigator regions'],
  group: 'Navigator',
  columns: ['title', 'service', 'order'],
  siblings: ['service'],
  defaultSort: 'order',
  fields: [
    titleText('title', 'Title'),
    service,
    localArea('summary', 'Summary'),
    { name: 'order', type: 'number', defaultValue: 0, label: 'Order' },
  ],
})
