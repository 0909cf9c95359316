import type { Field } from 'payload'
import { date } from '../../fields/date'
import { page } from '../../fields/page'
import { email, text } from '../../fields/shared'
import { validateTimeZone } from '../../fields/time-zone'
import { firmTimeZone } from '../../model/firm-time-zone'

export const graduatePageFields: Field[] = [
  {
    name: 'page',
    type: 'select',
    required: true,
    label: 'Which page',
    options: [
      'home',
      'alumni',
      'apply',
      'brochure',
      'business-services',
      'career',
      'contact-us',
      { value: 'faq', label: 'Questions and answers' },
      'meet-us',
      'professionals',
      'starters',
      'students',
      'training-contract',
    ],
  },
  ...page(),
  {
    name: 'deadlines',
    type: 'array',
    localized: true,
    label: 'Deadlines',
    fields: [
      text('title', 'Title', { required: true }),
      date('closesOn', 'Closes on', { required: true }),
    ],
  },
  {
    name: 'meetings',
    type: 'array',
    localized: true,
    label: 'Where to meet us',
    fields: [
      text('title', 'Title', { required: true }),
      date('startsAt', 'Starts', { required: true }),
      {
        name: 'minutes',
        type: 'number',
        required: true,
        min: 5,
        defaultValue: 90,
        label: 'Minutes',
      },
      text('place', 'Place', { required: true }),
      text('detail', 'Detail'),
    ],
  },
  {
    name: 'team',
    type: 'array',
    localized: true,
    label: 'Whom to ask',
    fields: [
      text('name', 'Name', { required: true }),
      text('role', 'Role', { required: true }),
      email('email', 'E-mail', { required: true }),
      text('phone', 'Telephone'),
    ],
  },
  text('timeZone', 'Time zone of deadlines and meetings', {
    localized: true,
    defaultValue: firmTimeZone,
    validate: (value: unknown) => (!value ? true : validateTimeZone(value)),
  }),
]
