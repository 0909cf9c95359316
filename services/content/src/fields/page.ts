import type { Field } from 'payload'
import { bodyField } from './body'
import { localArea, titleText, many, one, text } from './shared'

export const order: Field = {
  name: 'order',
  type: 'number',
  defaultValue: 0,
  label: 'Order among siblings',
}

/** Fields of every editorial page. */
export const page = (parent?: string): Field[] => [
  titleText('title', 'Title'),
  ...(parent ? [one('parent', 'Part of', parent, { index: true }), order] : []),
  localArea('summary', 'Summary', true),
  { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture' },
  bodyField(),
  many('contacts', 'Contacts', 'contacts'),
]

export const root: Field = text('root', 'Root in the address', {
  required: true,
  index: true,
  validate: (value: unknown) =>
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value)) ? true : 'Lower-case words joined by hyphens.',
})
