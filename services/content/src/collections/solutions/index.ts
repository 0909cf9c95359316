import { expertise } from '../../fields/expertise'
import { many } from '../../fields/shared'
import { defineContent } from '../define-content-collection'

export const solutions = defineContent({
  slug: 'solutions',
  plural: 'SolutionInfos',
  labels: ['Solution', 'Solutions'],
  group: 'Expertise',
  columns: ['title', 'parent'],
  fields: [
    ...expertise('solutions'),
    many('practices', 'Related services', 'services'),
    many('sectors', 'Related sectors', 'sectors'),
  ],
})
