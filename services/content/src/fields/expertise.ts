import type { Field } from 'payload'
import { bodyField } from './body'
import { localArea, titleText, many, one, text } from './shared'
import { experienceField } from './experience'

const capabilities: Field = {
  name: 'capabilities',
  type: 'array',
  localized: true,
  label: 'What we do',
  fields: [
    text('title', 'Title', { required: true }),
    { name: 'text', type: 'textarea', required: true, label: 'Text' },
  ],
}

/** Fields shared by services, sectors and solutions. */
export const expertise = (collection: string): Field[] => [
  titleText('title', 'Title'),
  one('parent', 'Part of', collection, { index: true }),
  localArea('summary', 'Summary, one sentence', true),
  bodyField(),
  capabilities,
  experienceField,
  many('contacts', 'Contacts, lead first', 'contacts'),
]
