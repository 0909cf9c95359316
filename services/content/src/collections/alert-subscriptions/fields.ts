import type { Field } from 'payload'
import { serverOnly } from '../../access/fields'
import { one, text } from '../../fields/shared'
import { siteLocaleOptions } from '../../model/locales'
import { alertTypes, frequencies } from '@law-firm/contract/alerts'
import { nameOfNavigatorAlert } from '../../members/navigator-alert'

const kindsField: Field = {
  name: 'kinds',
  type: 'group',
  label: 'Kinds of item',
  fields: alertTypes.map((name) => ({
    name,
    type: 'checkbox' as const,
    defaultValue: true,
    label: name,
  })),
}

export const alertFields: Field[] = [
  {
    name: 'topic',
    type: 'select',
    required: true,
    options: ['all', 'practice', 'sector', 'search', 'navigator'],
    label: 'About',
  },
  one('practice', 'Practice', 'services'),
  one('sector', 'Sector', 'sectors'),
  one('country', 'Country, or everywhere', 'countries'),
  text('search', 'Search, as in the address of the search page', { maxLength: 500 }),
  {
    name: 'searchLocale',
    type: 'select',
    options: siteLocaleOptions,
    label: 'Language of the search',
  },
  text('service', 'Service of the navigator, as in its address', { maxLength: 96 }),
  {
    name: 'choices',
    type: 'textarea',
    maxLength: 6_000,
    label: 'Jurisdictions and questions, as in the address of the report builder',
  },
  {
    name: 'about',
    type: 'text',
    virtual: true,
    label: 'What the navigator’s alert is called',
    admin: { hidden: true },
    hooks: {
      afterRead: [
        ({ data, req }) =>
          data?.topic === 'navigator'
            ? nameOfNavigatorAlert(data as { service?: string; choices?: string }, req)
            : null,
      ],
    },
  },
  {
    name: 'frequency',
    type: 'select',
    required: true,
    options: [...frequencies],
    label: 'How often',
  },
  kindsField,
  { name: 'active', type: 'checkbox', defaultValue: true, label: 'Active' },
  text('wording', 'Version of the words that were agreed to', { maxLength: 40 }),
  text('key', 'Topic in one word', {
    maxLength: 600,
    access: { ...serverOnly, read: () => true },
  }),
]
