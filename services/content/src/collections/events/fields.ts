import type { Field } from 'payload'
import { bodyField } from '../../fields/body'
import { date, notBefore } from '../../fields/date'
import { venue, timeZone, cpd } from '../../fields/meeting'
import { localArea, titleText, many, text } from '../../fields/shared'
import { validateTimeZones } from '../../fields/time-zone'
import { topics } from '../../fields/topics'
import { countSequence } from './hooks'
import { placesLeftField } from '../../inbox/places-left'

export const eventFields: Field[] = [
  titleText('title', 'Title'),
  localArea('summary', 'Summary', true),
  {
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'planned',
    options: ['planned', 'cancelled'],
    label: 'State',
  },
  {
    type: 'row',
    fields: [
      date('startsAt', 'Starts', { required: true, index: true }),
      date('endsAt', 'Ends', {
        required: true,
        ...notBefore('startsAt', 'The end comes after the start.'),
      }),
      timeZone,
    ],
  },
  {
    name: 'otherTimeZones',
    type: 'text',
    hasMany: true,
    label: 'Other time zones to show',
    admin: {
      description: 'IANA names such as Asia/Singapore, for an event that is held in two places.',
    },
    validate: validateTimeZones,
  },
  venue,
  many('speakers', 'Speakers of the firm', 'contacts'),
  {
    name: 'guests',
    type: 'array',
    localized: true,
    label: 'Guest speakers',
    fields: [text('name', 'Name', { required: true }), text('role', 'Role')],
  },
  {
    name: 'agenda',
    type: 'array',
    localized: true,
    label: 'Agenda',
    fields: [
      text('time', 'Time', { required: true }),
      text('title', 'Title', { required: true }),
      text('detail', 'Detail'),
    ],
  },
  { type: 'row', fields: [{ name: 'capacity', type: 'number', min: 0, label: 'Places' }, cpd] },
  {
    type: 'row',
    fields: [
      date('registrationOpens', 'Registration opens'),
      date(
        'registrationCloses',
        'Registration closes',
        notBefore('registrationOpens', 'Not before it opens.'),
      ),
    ],
  },
  {
    name: 'sequence',
    type: 'number',
    defaultValue: 0,
    admin: { hidden: true },
    hooks: { beforeChange: [countSequence] },
  },
  placesLeftField,
  ...topics,
  bodyField(),
]
