import 'server-only'
import { documentGetter } from '../shared/document-getter'
import { publicationQuery } from './query'
import { toPublication } from './to-publication'

export const getPublication = documentGetter(
  'Article',
  publicationQuery,
  ({ Articles }) => Articles?.docs,
  toPublication,
)
