import type { Field } from 'payload'
import { createOnly } from '../../access/fields'
import { text } from '../../fields/shared'
import { byEditors } from './access'

export const requestFields: Field[] = [
  text('permission', 'Product permission', {
    required: true,
    maxLength: 100,
    access: createOnly,
    validate: (value: unknown) =>
      typeof value === 'string' && value.length <= 100 && /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(value)
        ? true
        : 'A product permission such as navigator.employment.',
  }),
  {
    name: 'note',
    type: 'textarea',
    maxLength: 2_000,
    label: 'Note of the member',
    access: createOnly,
  },
  {
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'new',
    options: ['new', 'granted', 'refused'],
    label: 'State',
    access: { ...byEditors, read: () => true },
  },
  { name: 'until', type: 'date', label: 'Granted until', access: byEditors },
  text('openPermission', 'Open request for', { access: byEditors, admin: { hidden: true } }),
]
