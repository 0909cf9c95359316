import type { Field } from 'payload'
import { richText } from '../../fields/body'
import { reverse } from '../../fields/reverse'
import { email, localArea, localText, titleText, many, one, text } from '../../fields/shared'
import { validateTimeZone } from '../../fields/time-zone'

export const officeFields: Field[] = [
  titleText('name', 'Name'),
  one('country', 'Country', 'countries', { required: true, index: true }),
  localArea('summary', 'Summary', true),
  { name: 'photograph', type: 'upload', relationTo: 'media', label: 'Photograph' },
  localText('address', 'Postal address (a line each)', { required: true, hasMany: true }),
  {
    type: 'row',
    fields: [
      text('phone', 'Telephone', { required: true }),
      email('email', 'E-mail', { required: true }),
    ],
  },
  {
    name: 'timeZone',
    type: 'text',
    required: true,
    label: 'Time zone',
    validate: validateTimeZone,
  },
  {
    name: 'coordinates',
    type: 'group',
    label: 'Coordinates',
    fields: [
      { name: 'lat', type: 'number', min: -90, max: 90 },
      { name: 'lon', type: 'number', min: -180, max: 180 },
    ],
  },
  {
    name: 'hours',
    type: 'array',
    label: 'Opening hours',
    fields: [
      text('days', 'Days', {
        required: true,
        validate: (value: unknown) =>
          /^(mon|tue|wed|thu|fri|sat|sun)(-(mon|tue|wed|thu|fri|sat|sun))?$/.test(String(value))
            ? true
            : 'mon-fri or sat.',
      }),
      ...(['opens', 'closes'] as const).map((name) =>
        text(name, name === 'opens' ? 'Opens' : 'Closes', {
          required: true,
          validate: (value: unknown) =>
            /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) ? true : 'A time such as 09:00.',
        }),
      ),
    ],
  },
  {
    name: 'holidays',
    type: 'array',
    localized: true,
    label: 'Public holidays',
    fields: [
      { name: 'month', type: 'number', required: true, min: 1, max: 12 },
      { name: 'day', type: 'number', required: true, min: 1, max: 31 },
      text('name', 'Name', { required: true }),
    ],
  },
  richText('access', 'Access without steps', { localized: true }),
  richText('directions', 'Directions', { localized: true }),
  many('contacts', 'Contacts', 'contacts'),
  reverse('people', 'People', 'contacts', 'offices'),
]
