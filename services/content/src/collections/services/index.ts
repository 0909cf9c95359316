import { expertise } from '../../fields/expertise'
import { reverse } from '../../fields/reverse'
import { many } from '../../fields/shared'
import { defineContent } from '../define-content-collection'

export const services = defineContent({
  slug: 'services',
  plural: 'ServiceInfos',
  labels: ['Service', 'Services'],
  group: 'Expertise',
  columns: ['title', 'parent'],
  fields: [
    ...expertise('services'),
    many('sectors', 'Related sectors', 'sectors'),
    reverse('publications', 'Publications', 'articles', 'practices'),
  ],
})
