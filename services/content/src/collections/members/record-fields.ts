import type { Field } from 'payload'
import { many, text } from '../../fields/shared'
import { validateTimeZone } from '../../fields/time-zone'
import { siteLocaleOptions } from '../../model/locales'
import { mailTypes } from '@law-firm/contract/member'
import { defaultWeeklyCap } from '../../members/record-defaults'

const date = (name: string, label: string): Field => ({
  name,
  type: 'date',
  label,
  admin: { date: { pickerAppearance: 'dayAndTime' } },
})

const check = (name: string, label: string, defaultValue: boolean): Field => ({
  name,
  type: 'checkbox',
  label,
  defaultValue,
})

export const recordFields: Field[] = [
  check('emailVerified', 'The provider checked the e-mail address', false),
  {
    name: 'details',
    type: 'group',
    label: 'Details',
    admin: { description: 'As the member gives them.' },
    fields: [
      { type: 'row', fields: [text('givenName', 'Given name'), text('familyName', 'Family name')] },
      {
        type: 'row',
        fields: [
          text('jobTitle', 'Job title'),
          text('company', 'Company'),
          text('phone', 'Telephone'),
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'language', type: 'select', options: siteLocaleOptions, label: 'Language' },
          text('timeZone', 'Time zone', {
            validate: (value: unknown) => (!value ? true : validateTimeZone(value)),
          }),
        ],
      },
    ],
  },
  {
    name: 'interests',
    type: 'group',
    label: 'Interests',
    fields: [
      many('practices', 'Practices', 'services'),
      many('sectors', 'Sectors', 'sectors'),
      many('countries', 'Countries', 'countries'),
    ],
  },
  {
    name: 'notifications',
    type: 'group',
    label: 'Mail',
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'weeklyCap',
            type: 'number',
            min: 0,
            max: 50,
            defaultValue: defaultWeeklyCap,
            label: 'Mails a week at most',
          },
          date('pausedUntil', 'Paused until'),
        ],
      },
      {
        name: 'mail',
        type: 'group',
        label: 'Kinds of mail',
        fields: mailTypes.map((name) => check(name, name, true)),
      },
    ],
  },
  {
    name: 'onboarding',
    type: 'group',
    label: 'First steps',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'step', type: 'number', min: 0, max: 3, defaultValue: 0, label: 'Step' },
          check('done', 'Done', false),
          check('skipped', 'Skipped', false),
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [date('lastVisitAt', 'Last visit'), date('previousVisitAt', 'Visit before')],
  },
  {
    name: 'muted',
    type: 'json',
    label: 'Reasons that the member does not want to see',
    admin: { hidden: true },
  },
  {
    name: 'productSubscriptions',
    type: 'array',
    label: 'Product subscriptions',
    admin: {
      description:
        'A permission that stands here counts while its time runs, even where it stands in the list below.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          text('permission', 'Permission', { required: true }),
          date('from', 'From'),
          date('until', 'Until'),
        ],
      },
    ],
  },
  {
    name: 'deleteAfter',
    type: 'date',
    index: true,
    label: 'To be deleted after',
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
]
