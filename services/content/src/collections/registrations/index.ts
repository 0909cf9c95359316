import type { CollectionConfig } from 'payload'
import { email, text } from '../../fields/shared'
import { inbox, storedOnce, submissionKey } from '../inbox'

export const registrations: CollectionConfig = {
  ...inbox,
  ...storedOnce,
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
    email('email', 'E-mail', { required: true, index: true }),
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
    submissionKey,
  ],
}
