import { defineContent } from '../define-content-collection'
import { byDay } from '../indexes'
import { articleFields } from './fields'

export const articles = defineContent({
  slug: 'articles',
  plural: 'Articles',
  labels: ['Publication', 'Publications'],
  group: 'Insights',
  columns: ['title', 'kind', 'publishedOn', 'authors'],
  defaultSort: '-publishedOn',
  indexes: byDay,
  fields: articleFields,
})
