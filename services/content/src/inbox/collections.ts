import type { CollectionConfig } from 'payload'
import { editors } from '../access/rules'
import { text } from '../fields/shared'
import { releaseHeld } from './release'

const nobody = () => false

/** What visitors send stays out of GraphQL: the site writes it through the endpoints, editors read it here. */
const inbox = {
  graphQL: false as const,
  access: { read: editors, create: nobody, update: editors, delete: editors },
}

export const submissions: CollectionConfig = {
  ...inbox,
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
  hooks: { afterChange: [releaseHeld] },
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
    { name: 'email', type: 'email', index: true, label: 'E-mail', admin: { readOnly: true } },
    { name: 'recipient', type: 'email', label: 'Goes to', admin: { readOnly: true } },
    {
      name: 'values',
      type: 'array',
      label: 'What was sent',
      admin: { readOnly: true },
      fields: [text('label', 'Field'), { name: 'value', type: 'textarea', label: 'Value' }],
    },
    text('language', 'Language', { admin: { readOnly: true } }),
    { name: 'note', type: 'textarea', label: 'Note of the firm' },
  ],
}

export const registrations: CollectionConfig = {
  ...inbox,
  slug: 'registrations',
  labels: { singular: 'Registration', plural: 'Registrations' },
  admin: {
    group: 'Inbox',
    useAsTitle: 'name',
    defaultColumns: ['event', 'name', 'organisation', 'state', 'createdAt'],
  },
  defaultSort: 'id',
  fields: [
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      required: true,
      index: true,
      label: 'Event',
    },
    text('name', 'Name', { required: true }),
    { name: 'email', type: 'email', required: true, index: true, label: 'E-mail' },
    text('organisation', 'Organisation'),
    text('jobTitle', 'Job title'),
    { name: 'needs', type: 'textarea', label: 'Access and food' },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      label: 'State',
      options: ['confirmed', 'waiting', 'cancelled'],
    },
    text('language', 'Language'),
    text('tokenHash', 'Hash of the cancel link', { index: true, admin: { hidden: true } }),
    {
      name: 'member',
      type: 'relationship',
      relationTo: 'members',
      index: true,
      label: 'Member, when it was made by one who had signed in',
    },
  ],
}

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
    { name: 'text', type: 'textarea', required: true, label: 'Text', admin: { readOnly: true } },
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
