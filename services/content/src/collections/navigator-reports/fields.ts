import type { Field, FieldHook } from 'payload'
import { createOnly, serverOnly } from '../../access/fields'
import { text } from '../../fields/shared'
import { siteLocaleOptions } from '../../model/locales'
import { findChanges } from './hooks'

const computed = (
  name: string,
  type: 'checkbox' | 'json',
  label: string,
  of: (changes: string[]) => unknown,
): Field => {
  const afterRead: FieldHook = async ({ data, req }) => of(await findChanges(data ?? {}, req))
  return {
    name,
    type,
    virtual: true,
    label,
    admin: { hidden: true },
    hooks: { afterRead: [afterRead] },
  } as Field
}

export const reportFields: Field[] = [
  text('name', 'Name', { required: true, maxLength: 120 }),
  text('service', 'Service, as in its address', {
    required: true,
    maxLength: 96,
    access: createOnly,
  }),
  {
    name: 'query',
    type: 'textarea',
    required: true,
    maxLength: 6_000,
    label: 'Choices, as in the address of the report builder',
    access: createOnly,
  },
  {
    name: 'language',
    type: 'select',
    required: true,
    options: siteLocaleOptions,
    label: 'Language',
    access: createOnly,
  },
  {
    name: 'fingerprint',
    type: 'json',
    label: 'Fingerprint of its answers',
    typescriptSchema: [() => ({ type: 'object', additionalProperties: { type: 'string' } })],
    admin: { hidden: true },
    access: { ...serverOnly, read: () => false },
  },
  {
    name: 'madeAt',
    type: 'date',
    label: 'Made',
    admin: { description: 'Any value notes what the answers say at present.' },
  },
  computed('changed', 'checkbox', 'An answer changed since', (changes) => changes.length > 0),
  computed('changes', 'json', 'Which answers changed, as jurisdiction/question', (changes) =>
    changes.slice(0, 200),
  ),
]
