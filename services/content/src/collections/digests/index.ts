import type { CollectionConfig, JSONField } from 'payload'
import { editors } from '../../access/rules'
import { text } from '../../fields/shared'
import { frequencies } from '../../members/alert-types'

const nobody = () => false

/** The type of `items`, for `payload-types.ts`. */
const itemsSchema: ReturnType<NonNullable<JSONField['typescriptSchema']>[number]> = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['key', 'title', 'path', 'reason'],
    properties: {
      key: { type: 'string' },
      title: { type: 'string' },
      path: { type: ['string', 'null'] },
      reason: { type: 'string' },
    },
  },
}

/**
 * The mails of news that members got. One is written down before it is sent, and no two of a member
 * have the same period or the same number, so that jobs at the same time, or one that was killed,
 * never send twice.
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
      typescriptSchema: [() => itemsSchema],
      admin: { hidden: true },
    },
  ],
}
