import { expertise } from '../../fields/expertise'
import { reverse } from '../../fields/reverse'
import { many } from '../../fields/shared'
import { defineContent } from '../define-content-collection'

export const sectors = defineContent({
  slug: 'sectors',
  plural: 'SectorInfos',
  labels: ['Sector', 'Sectors'],
  group: 'Expertise',
  columns: ['title', 'parent'],
  fields: [
    ...expertise('sectors'),
    many('practices', 'Related services', 'services'),
    reverse('publications', 'Publications', 'articles', 'sectors'),
  ],
})
