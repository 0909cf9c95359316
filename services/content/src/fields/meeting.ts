import type { Field } from 'payload'
import { isEditor } from '../access/rules'
import { localArea, localText, one, text } from './shared'
import { validateTimeZone } from './time-zone'
import { firmTimeZone } from '../model/firm-time-zone'

export const venue: Field = {
  name: 'venue',
  type: 'group',
  label: 'Place',
  fields: [
    { name: 'online', type: 'checkbox', label: 'Online as well, or only', defaultValue: false },
    localText('name', 'Venue'),
    localArea('address', 'Address'),
    one('office', 'At an office of the firm', 'offices'),
    text('joinUrl', 'Address to join online, sent to who registers', {
      access: { read: ({ req }) => isEditor(req) },
    }),
  ],
}

export const timeZone: Field = text('timeZone', 'Time zone', {
  required: true,
  defaultValue: firmTimeZone,
  validate: validateTimeZone,
})

export const cpd: Field = {
  name: 'cpdPoints',
  type: 'number',
  min: 0,
  max: 40,
  label: 'CPD points',
}

export const level: Field = {
  name: 'level',
  type: 'select',
  required: true,
  options: ['introduction', 'intermediate', 'advanced'],
  label: 'Level',
}
