import type { Field } from 'payload'
import { bodyField } from '../../fields/body'
import { date } from '../../fields/date'
import { localArea, localText, many, one } from '../../fields/shared'
import { defineContent } from '../define-content-collection'

/**
 * Open to everybody: what a service covers, while `product.feature` of the service opens its
 * answers.
 */
const openBody: Field = { ...bodyField(), access: {} } as Field

export const navigatorServices = defineContent({
  slug: 'navigator-services',
  type: 'NavigatorService',
  plural: 'NavigatorServices',
  labels: ['Navigator service', 'Navigator services'],
  group: 'Navigator',
  columns: ['title', 'reviewedOn'],
  description:
    'The permission under “Access” opens the answers of the service; its own page is open to everybody.',
  fields: [
    localText('title', 'Title', { required: true }),
    localArea('summary', 'Scope', true),
    localArea('coverage', 'Coverage'),
    one('practice', 'Practice', 'services'),
    date('reviewedOn', 'Last reviewed'),
    openBody,
    many('marketing', 'Marketing pages', 'marketing-pages', {
      filterOptions: { area: { equals: 'navigator' } },
    }),
  ],
})
