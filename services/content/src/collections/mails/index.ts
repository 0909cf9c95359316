import type { CollectionConfig } from 'payload'
import { text } from '../../fields/shared'
import { inbox } from '../inbox'

export const mails: CollectionConfig = {
  ...inbox,
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Mails' },
  admin: {
    group: 'Inbox',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'state', 'attempts', 'updatedAt'],
    description:
      'Mail that the site sends. What could not be sent is tried again with growing pauses for three days.',
  },
  defaultSort: '-createdAt',
  fields: [
    text('reference', 'What it is about', {
      unique: true,
      admin: { readOnly: true, description: 'A mail with a reference is written once only.' },
    }),
    {
      name: 'member',
      type: 'relationship',
      relationTo: 'members',
      index: true,
      label: 'Member',
      admin: { readOnly: true },
    },
    text('to', 'To', { required: true, admin: { readOnly: true } }),
    text('replyTo', 'Answers go to', { admin: { readOnly: true } }),
    text('subject', 'Subject', { required: true, admin: { readOnly: true } }),
    {
      name: 'text',
      type: 'textarea',
      required: true,
      label: 'Text',
      admin: { readOnly: true },
      access: { read: ({ doc }) => doc?.confidential === false || doc?.confidential === null },
    },
    { name: 'confidential', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
    text('unsubscribeUrl', 'Address to unsubscribe by', {
      access: { read: () => false },
      admin: { hidden: true },
    }),
    { name: 'calendar', type: 'textarea', label: 'Calendar entry', admin: { readOnly: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      label: 'State',
      options: ['waiting', 'sent', 'failed'],
    },
    { name: 'attempts', type: 'number', defaultValue: 0, label: 'Attempts' },
    { name: 'nextAttemptAt', type: 'date', index: true, label: 'Next attempt' },
    { name: 'sentAt', type: 'date', label: 'Sent' },
    { name: 'lastError', type: 'textarea', label: 'Last failure', admin: { readOnly: true } },
  ],
}
