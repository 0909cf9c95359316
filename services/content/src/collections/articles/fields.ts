import type { Field } from 'payload'
import { bodyField } from '../../fields/body'
import { date, notBefore } from '../../fields/date'
import { localArea, titleText, many } from '../../fields/shared'
import { topics } from '../../fields/topics'
import { readingMinutes } from './hooks'

const regionsField: Field = {
  name: 'regions',
  type: 'select',
  hasMany: true,
  label: 'Regions',
  options: [
    'global',
    { value: 'european-union', label: 'European Union' },
    { value: 'asia-pacific', label: 'Asia and Pacific' },
    { value: 'middle-east', label: 'Middle East' },
    'americas',
  ],
}

export const articleFields: Field[] = [
  titleText('title', 'Title'),
  localArea('summary', 'Summary, one or two sentences', true),
  {
    name: 'kind',
    type: 'select',
    required: true,
    index: true,
    label: 'Kind',
    options: ['briefing', 'guide', 'report', 'checklist', 'comment'],
  },
  {
    type: 'row',
    fields: [
      date('publishedOn', 'Published on', { required: true }),
      date(
        'updatedOn',
        'Updated on',
        notBefore('publishedOn', 'Not before the day of publication.'),
      ),
    ],
  },
  many('authors', 'Authors', 'contacts', { required: true }),
  ...topics,
  regionsField,
  {
    name: 'keyPoints',
    type: 'text',
    hasMany: true,
    localized: true,
    label: 'Key points, a sentence each',
  },
  bodyField(),
  many('related', 'Related publications', 'articles', { maxRows: 6 }),
  {
    name: 'readingMinutes',
    type: 'number',
    localized: true,
    label: 'Reading time in minutes',
    admin: { readOnly: true, position: 'sidebar' },
    hooks: { beforeChange: [readingMinutes] },
  },
]
