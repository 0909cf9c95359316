import { bodyField } from '../../fields/body'
import { date } from '../../fields/date'
import { venue, timeZone, cpd, level } from '../../fields/meeting'
import { localArea, titleText, many, text } from '../../fields/shared'
import { topics } from '../../fields/topics'
import { defineContent } from '../define-content-collection'

export const trainings = defineContent({
  slug: 'trainings',
  plural: 'Trainings',
  labels: ['Training', 'Trainings'],
  group: 'Insights',
  columns: ['title', 'level', 'startsAt'],
  defaultSort: '-startsAt',
  fields: [
    titleText('title', 'Title'),
    localArea('summary', 'Summary', true),
    { type: 'row', fields: [level, cpd] },
    {
      type: 'row',
      fields: [date('startsAt', 'First session', { required: true, index: true }), timeZone],
    },
    {
      name: 'sessions',
      type: 'array',
      localized: true,
      label: 'Sessions',
      fields: [
        date('startsAt', 'Starts', { required: true }),
        { name: 'minutes', type: 'number', required: true, min: 5 },
        text('title', 'Title', { required: true }),
      ],
    },
    venue,
    many('speakers', 'Trainers', 'contacts'),
    ...topics,
    bodyField(),
  ],
})
