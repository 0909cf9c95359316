import type { Field } from 'payload'
import { bodyField } from '../../fields/body'
import { date } from '../../fields/date'
import { localArea, titleText, many, one } from '../../fields/shared'
import { defineContent } from '../define-content-collection'

/** The service's own page is public; its `product.feature` gates its answers only. */
const publicBody: Field = { ...bodyField(), access: {} } as Field

export const navigatorServices = defineContent({
  slug: 'navigator-services',
  plural: 'NavigatorServices',
  labels: ['Navigator service', 'Navigator services'],
  group: 'Navigator',
  columns: ['title', 'reviewedOn'],
  description:
    'The permission under “Access” opens the answers of the service; its own page is open to everybody.',
  fields: [
    titleText('title', 'Title'),
    localArea('summary', 'Scope', true),
    localArea('coverage', 'Coverage'),
    one('practice', 'Practice', 'services'),
    date('reviewedOn', 'Last reviewed'),
    publicBody,
    many('marketing', 'Marketing pages', 'marketing-pages', {
      filterOptions: { area: { equals: 'navigator' } },
    }),
  ],
})
