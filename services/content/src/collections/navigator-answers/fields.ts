import type { Field, FieldAccess } from 'payload'
import { blocks, bodyField } from '../../fields/body'
import { date } from '../../fields/date'
import { localArea, titleText, one, text } from '../../fields/shared'
import { validateQuestion } from '../../navigator/validate-relations'
import { canReadAnswer, canReadSummary } from './access'
import { isOverdue } from './hooks/overdue'

const gated = (read: FieldAccess, field: Field): Field => ({ ...field, access: { read } }) as Field

const sources: Field = {
  name: 'sources',
  type: 'array',
  localized: true,
  label: 'Sources',
  fields: [text('title', 'Title', { required: true }), text('url', 'Address')],
}

/** Earlier versions of the answer, newest first, with separate rows per language, as for bodies. */
const history: Field = {
  name: 'history',
  type: 'array',
  localized: true,
  label: 'Earlier statements',
  admin: {
    description:
      'Before changing an answer in substance, copy what it says here; “law stated at” of both tells since when each holds.',
  },
  fields: [
    date('statedAt', 'Law stated at', { required: true }),
    one('status', 'Legal status', 'navigator-statuses', { required: true }),
    text('title', 'Short title', { required: true }),
    { name: 'summary', type: 'textarea', required: true, label: 'Summary' },
    { name: 'body', type: 'blocks', blocks, label: 'Full text' },
    { name: 'changeNote', type: 'textarea', label: 'Why it gave way to the next one' },
  ],
}

export const answerFields: Field[] = [
  gated(canReadSummary, titleText('title', 'Short title')),
  one('jurisdiction', 'Jurisdiction', 'navigator-jurisdictions', { required: true, index: true }),
  one('question', 'Question', 'navigator-questions', {
    required: true,
    index: true,
    validate: validateQuestion,
  }),
  gated(
    canReadSummary,
    one('status', 'Legal status', 'navigator-statuses', { required: true, index: true }),
  ),
  gated(canReadSummary, localArea('summary', 'Summary', true)),
  gated(canReadAnswer, bodyField('body', 'Full text')),
  gated(canReadAnswer, sources),
  gated(canReadAnswer, history),
  {
    type: 'row',
    fields: [
      gated(canReadSummary, date('statedAt', 'Law stated at', { required: true })),
      date('reviewedOn', 'Last reviewed'),
      date('reviewDue', 'Review due', { index: true }),
    ],
  },
  {
    name: 'overdue',
    type: 'checkbox',
    virtual: true,
    label: 'Review overdue',
    admin: { readOnly: true, position: 'sidebar' },
    hooks: { afterRead: [({ siblingData }) => isOverdue(siblingData.reviewDue)] },
  },
  one('reviewer', 'Reviewer', 'contacts'),
  date('changedAt', 'What it says changed', {
    index: true,
    access: { create: () => false, update: () => false },
    admin: { readOnly: true, position: 'sidebar' },
  }),
]
