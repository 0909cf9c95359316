import type { CollectionConfig } from 'payload'
import { serverOnly } from '../../access/fields'
import { correspondents } from '../../access/rules'
import { date } from '../../fields/date'
import { text } from '../../fields/shared'
import { defineMemberCollection } from '../define-member-collection'

const plainWord = (maxLength: number) => (value: unknown) =>
  typeof value === 'string' && value.length <= maxLength && /^[\w.:@-]+$/.test(value)
    ? true
    : `Letters, digits, dots, colons and hyphens, ${maxLength} at most.`

export const consents: CollectionConfig = defineMemberCollection({
  slug: 'consents',
  type: 'ConsentEntry',
  plural: 'ConsentEntries',
  labels: ['Consent', 'Consents'],
  columns: ['purpose', 'state', 'channel', 'at'],
  description: 'What members agreed to and took back, when, and in which words. Nobody changes it.',
  editors: { read: correspondents },
  hooks: {
    beforeValidate: [
      ({ data, operation }) =>
        operation === 'create'
          ? {
              ...data,
              at: data?.at ?? new Date().toISOString(),
              channel: data?.channel ?? 'website',
            }
          : data,
    ],
  },
  fields: [
    text('purpose', 'What for', { required: true, validate: plainWord(120) }),
    {
      name: 'state',
      type: 'select',
      required: true,
      options: ['given', 'withdrawn'],
      label: 'State',
    },
    text('wording', 'Version of the words', { required: true, validate: plainWord(40) }),
    date('at', 'When', { index: true, access: serverOnly }),
    {
      name: 'channel',
      type: 'select',
      options: ['website', 'link'],
      label: 'Channel',
      access: serverOnly,
    },
  ],
})
