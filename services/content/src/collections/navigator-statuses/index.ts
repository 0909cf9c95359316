import { localArea, titleText } from '../../fields/shared'
import { defineContent } from '../define-content-collection'

export const navigatorStatuses = defineContent({
  slug: 'navigator-statuses',
  plural: 'NavigatorStatuses',
  labels: ['Status', 'Statuses'],
  group: 'Navigator',
  columns: ['title', 'tone'],
  fields: [
    titleText('title', 'Word'),
    {
      name: 'tone',
      type: 'select',
      required: true,
      label: 'Tone of the dot',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'limited', label: 'Limited' },
        { value: 'closed', label: 'Closed' },
        { value: 'unknown', label: 'Under review: nobody should rely on the answer' },
        { value: 'none', label: 'No dot: the short title is the answer' },
      ],
    },
    localArea('summary', 'Meaning'),
  ],
})
