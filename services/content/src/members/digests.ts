import type { CollectionConfig } from 'payload'
import { editors } from '../access/rules'
import { text } from '../fields/shared'
import { frequencies } from './alert-kinds'

const nobody = () => false

/**
 * The mails of news that members got. One is written down before it is sent, and no two of a member have the same
 * period or the same number, so that jobs at the same time, or one that was killed, never send twice.
 */
export const digests: CollectionConfig = {
  slug: 'digests',
  graphQL: false,
  labels: { singular: 'Digest', plural: 'Digests' },
  admin: {
    group: 'Members',
    useAsTitle: 'subject',
    defaultColumns: ['member', 'period', 'state', 'createdAt'],
  },
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['member', 'period'], unique: true },
    { fields: ['member', 'sequence'], unique: true },
  ],
  fields: [
    {
      name: 'member',
      type: 'relationship',
      relationTo: 'members',
      required: true,
      index: true,
      label: 'Member',
    },
    text('period', 'Period', { required: true }),
    { name: 'sequence', type: 'number', required: true, label: 'Number' },
    {
      name: 'frequency',
      type: 'select',
      required: true,
      options: [...frequencies],
      label: 'Frequency',
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: ['written', 'queued'],
      label: 'State',
    },
    text('to', 'To', { required: true }),
    text('subject', 'Subject', { required: true }),
    { name: 'text', type: 'textarea', required: true, label: 'Text' },
    text('unsubscribeUrl', 'Address to unsubscribe by', {
      access: { read: nobody },
      admin: { hidden: true },
    }),
    {
      name: 'items',
      type: 'json',
      required: true,
      label: 'What is in it',
      admin: { hidden: true },
    },
  ],
}
