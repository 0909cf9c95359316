import type { Field } from 'payload'
import { text } from './shared'

/** Matters shown by a person, a service or a sector. */
export const experienceField: Field = {
  name: 'experience',
  type: 'array',
  localized: true,
  label: 'Experience',
  labels: { singular: 'Matter', plural: 'Matters' },
  fields: [
    text('client', 'Client', { required: true }),
    { name: 'text', type: 'textarea', required: true, label: 'What was done' },
  ],
}
