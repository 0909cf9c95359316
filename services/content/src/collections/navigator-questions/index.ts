import { service } from '../../fields/navigator'
import { localText, titleText, text } from '../../fields/shared'
import { defineContent } from '../define-content-collection'

export const navigatorQuestions = defineContent({
  slug: 'navigator-questions',
  plural: 'NavigatorQuestions',
  labels: ['Question', 'Questions'],
  group: 'Navigator',
  columns: ['title', 'service', 'topic', 'order'],
  siblings: ['service'],
  defaultSort: 'order',
  fields: [
    titleText('title', 'Question'),
    localText('short', 'Short form, for the heads of tables'),
    service,
    localText('topic', 'Topic', { required: true }),
    text('topicKey', 'Topic in addresses', {
      required: true,
      validate: (value: unknown) =>
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value))
          ? true
          : 'Lower-case words joined by hyphens, the same for every question of the topic.',
    }),
    { name: 'order', type: 'number', required: true, index: true, label: 'Order' },
  ],
})
