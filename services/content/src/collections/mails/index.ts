import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload'
import { date } from '../../fields/date'
import { text } from '../../fields/shared'
import type { Mail } from '../../payload-types'
import { inbox } from '../inbox'

const isQueued = (mail: Partial<Mail>, previous?: Partial<Mail>) =>
  mail.state === 'waiting' && previous?.state !== 'waiting'

/** A mail that an editor sends again has all its attempts again. */
const resetAttempts: CollectionBeforeChangeHook<Mail> = ({ data, originalDoc }) =>
  isQueued(data, originalDoc) ? { ...data, attempts: 0 } : data

const queueSending: CollectionAfterChangeHook<Mail> = async ({ doc, previousDoc, req }) => {
  if (isQueued(doc, previousDoc))
    await req.payload.jobs.queue({
      task: 'sendMail',
      queue: 'mail',
      input: { mail: doc.id },
      req,
    })
  return doc
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
      'Mail that the site sends. What could not be sent is tried again with growing pauses for three days. Set the state to “waiting” to send a mail that failed once more.',
  },
  defaultSort: '-createdAt',
  hooks: { beforeChange: [resetAttempts], afterChange: [queueSending] },
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
    date('sentAt', 'Sent'),
    { name: 'lastError', type: 'textarea', label: 'Last failure', admin: { readOnly: true } },
  ],
}
