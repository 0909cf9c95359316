import { bodyField } from '../../fields/body'
import { date } from '../../fields/date'
import { cpd, level } from '../../fields/meeting'
import { localArea, titleText, many } from '../../fields/shared'
import { topics } from '../../fields/topics'
import { defineContent } from '../define-content-collection'

export const trainingSeries = defineContent({
  slug: 'training-series',
  plural: 'TrainingSeriesItems',
  labels: ['Training series', 'Training series'],
  group: 'Insights',
  columns: ['title', 'level', 'startsAt'],
  defaultSort: '-startsAt',
  fields: [
    titleText('title', 'Title'),
    localArea('summary', 'Summary', true),
    { type: 'row', fields: [level, cpd] },
    date('startsAt', 'First module', { required: true, index: true }),
    many('modules', 'Modules in order', 'trainings', { required: true }),
    ...topics,
    bodyField(),
  ],
})
