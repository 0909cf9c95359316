import { bodyField } from '../../fields/body'
import { date } from '../../fields/date'
import { localArea, localText, titleText, many } from '../../fields/shared'
import { topics } from '../../fields/topics'
import { defineContent } from '../define-content-collection'

export const deals = defineContent({
  slug: 'deals',
  plural: 'Deals',
  labels: ['Deal', 'Deals'],
  group: 'Insights',
  columns: ['title', 'announcedOn'],
  defaultSort: '-announcedOn',
  fields: [
    titleText('title', 'Title'),
    localArea('summary', 'Summary', true),
    date('announcedOn', 'Announced on', { required: true, index: true }),
    localText('client', 'Client, as it may be named', { required: true }),
    localText('value', 'Value, as published'),
    ...topics,
    many('contacts', 'Lawyers', 'contacts'),
    bodyField(),
  ],
})
