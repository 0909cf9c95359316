import type { Field } from 'payload'
import { date } from '../../fields/date'
import { page } from '../../fields/page'
import { one, text } from '../../fields/shared'

export const careersPageFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    required: true,
    defaultValue: 'page',
    options: ['page', 'vacancy'],
    label: 'Kind',
    index: true,
  },
  ...page('careers-pages'),
  {
    name: 'vacancy',
    type: 'group',
    label: 'Vacancy',
    admin: { condition: (_, sibling) => sibling?.kind === 'vacancy' },
    fields: [
      one('office', 'Office', 'offices'),
      one('practice', 'Practice', 'services'),
      {
        name: 'contract',
        type: 'select',
        options: ['permanent', 'fixed-term', 'part-time'],
        label: 'Contract',
      },
      date('postedOn', 'Posted on'),
      date('closesOn', 'Closes on'),
      text('applyUrl', 'Address to apply, when not by this site', {
        validate: (value: unknown) =>
          !value || /^https:\/\//.test(String(value)) ? true : 'An https address.',
      }),
    ],
  },
]
