import { bodyField } from '../../fields/body'
import { date } from '../../fields/date'
import { service, region } from '../../fields/navigator'
import { localArea, localText, titleText, many } from '../../fields/shared'
import { defineContent } from '../define-content-collection'

export const navigatorContents = defineContent({
  slug: 'navigator-contents',
  plural: 'NavigatorContents',
  labels: ['Topic note', 'Topic notes'],
  group: 'Navigator',
  columns: ['title', 'service', 'region'],
  fields: [
    titleText('title', 'Title'),
    service,
    region(false),
    localText('topicKey', 'Topic in addresses', { localized: false }),
    localArea('summary', 'Summary', true),
    date('publishedOn', 'Published on'),
    many('authors', 'Authors', 'contacts'),
    bodyField(),
  ],
})
