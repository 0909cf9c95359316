import type { Field } from 'payload'
import { bodyField } from '../../fields/body'
import { date } from '../../fields/date'
import { localArea, titleText, many, one } from '../../fields/shared'
import { topics } from '../../fields/topics'
import { defineContent } from '../define-content-collection'
import { byDay } from '../indexes'

export const news = defineContent({
  slug: 'news',
  plural: 'NewsItems',
  labels: ['News item', 'News'],
  group: 'Insights',
  columns: ['title', 'publishedOn'],
  defaultSort: '-publishedOn',
  indexes: byDay,
  fields: [
    titleText('title', 'Title'),
    localArea('summary', 'Summary', true),
    date('publishedOn', 'Published on', { required: true }),
    ...topics.map((field) => ({ ...field, required: false }) as Field),
    many('contacts', 'People in this item', 'contacts'),
    one('pressContact', 'Press contact', 'contacts'),
    bodyField(),
  ],
})
