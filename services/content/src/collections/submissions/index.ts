import type { CollectionConfig } from 'payload'
import { email, text } from '../../fields/shared'
import { sendReleasedSubmission } from './hooks'
import { inbox, storedOnce, submissionKey } from '../inbox'

export const submissions: CollectionConfig = {
  ...inbox,
  ...storedOnce,
  slug: 'submissions',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    group: 'Inbox',
    useAsTitle: 'name',
    defaultColumns: ['form', 'subject', 'name', 'state', 'createdAt'],
    description:
      'What visitors sent by a form. A message that waits for a look was sent without a script; releasing it sends its mails.',
  },
  defaultSort: '-createdAt',
  hooks: { afterChange: [sendReleasedSubmission] },
  fields: [
    text('form', 'Form', { required: true, index: true, admin: { readOnly: true } }),
    text('subject', 'Page or subject', { admin: { readOnly: true } }),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      label: 'State',
      options: [
        { value: 'held', label: 'Waits for a look' },
        { value: 'new', label: 'New' },
        { value: 'handled', label: 'Handled' },
        { value: 'spam', label: 'Spam' },
      ],
    },
    text('name', 'Name', { admin: { readOnly: true } }),
    email('email', 'E-mail', { index: true, admin: { readOnly: true } }),
    email('recipient', 'Goes to', { admin: { readOnly: true } }),
    {
      name: 'values',
      type: 'array',
      label: 'What was sent',
      admin: { readOnly: true },
      fields: [text('label', 'Field'), { name: 'value', type: 'textarea', label: 'Value' }],
    },
    text('language', 'Language', { admin: { readOnly: true } }),
    { name: 'note', type: 'textarea', label: 'Note of the firm' },
    submissionKey,
  ],
}
