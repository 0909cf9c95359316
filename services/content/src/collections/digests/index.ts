import type { CollectionConfig, JSONField } from 'payload'
import { correspondents } from '../../access/rules'
import { text } from '../../fields/shared'
import { frequencies } from '@law-firm/contract/alerts'

const noAccess = () => false

/** JSON schema of `items`, for `payload-types.ts`. */
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
 * Digest mails. A row is written before the mail is queued, and (member, period) and (member,
 * sequence) are unique, so that concurrent or killed jobs never send a digest twice.
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
  access: { read: correspondents, create: noAccess, update: noAccess, delete: noAccess },
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
      access: { read: noAccess },
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
