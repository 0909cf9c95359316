import type { CollectionConfig, Field, FieldAccess } from 'payload'
import { blocks, bodyField } from '../fields/body'
import { localArea, localText, many, one, text } from '../fields/shared'
import { nameAnswer } from '../navigator/answer-slug'
import { validateQuestion, validateRegion } from '../navigator/coherence'
import { opensAnswer, opensSummary } from '../navigator/gate'
import { noteChange } from '../navigator/note-change'
import { askByReviewDue, isOverdue } from '../navigator/overdue'
import { defineContent } from './define'
import { date } from './insights'

/** The navigator (specification, section 2; decision 6): service, region, jurisdiction, question, status, answer, note. */
const group = 'Navigator'

const gated = (read: FieldAccess, field: Field): Field => ({ ...field, access: { read } }) as Field

/** Open to everybody: what a service covers, while `product.feature` of the service opens its answers. */
const openBody: Field = { ...bodyField(), access: {} } as Field

export const navigatorServices = defineContent({
  slug: 'navigator-services',
  type: 'NavigatorService',
  plural: 'NavigatorServices',
  labels: ['Navigator service', 'Navigator services'],
  group,
  columns: ['title', 'reviewedOn'],
  description:
    'The permission under “Access” opens the answers of the service; its own page is open to everybody.',
  fields: [
    localText('title', 'Title', { required: true }),
    localArea('summary', 'Scope', true),
    localArea('coverage', 'Coverage'),
    one('practice', 'Practice', 'services'),
    date('reviewedOn', 'Last reviewed'),
    openBody,
    many('marketing', 'Marketing pages', 'marketing-pages', {
      filterOptions: { area: { equals: 'navigator' } },
    }),
  ],
})

const service: Field = one('service', 'Service', 'navigator-services', {
  required: true,
  index: true,
})

const region = (required: boolean): Field =>
  one('region', 'Region', 'navigator-regions', {
    required,
    index: true,
    filterOptions: ({ data }) =>
      (data as { service?: number }).service
        ? { service: { equals: (data as { service?: number }).service } }
        : true,
    validate: (value: unknown, given: Parameters<typeof validateRegion>[1]) =>
      validateRegion(value, given, required),
  })

export const navigatorRegions = defineContent({
  slug: 'navigator-regions',
  type: 'NavigatorRegion',
  plural: 'NavigatorRegions',
  labels: ['Navigator region', 'Navigator regions'],
  group,
  columns: ['title', 'service', 'order'],
  siblings: ['service'],
  defaultSort: 'order',
  fields: [
    localText('title', 'Title', { required: true }),
    service,
    localArea('summary', 'Summary'),
    { name: 'order', type: 'number', defaultValue: 0, label: 'Order' },
  ],
})

export const navigatorJurisdictions = defineContent({
  slug: 'navigator-jurisdictions',
  type: 'NavigatorJurisdiction',
  plural: 'NavigatorJurisdictions',
  labels: ['Jurisdiction', 'Jurisdictions'],
  group,
  columns: ['title', 'service', 'region', 'sample'],
  siblings: ['region'],
  fields: [
    localText('title', 'Title', { required: true }),
    service,
    region(true),
    one('country', 'Country of the firm', 'countries'),
    text('isoCode', 'Code on the map', {
      validate: (value: unknown) =>
        !value || /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(String(value))
          ? true
          : 'Two letters such as BR, or with a subdivision, such as US-CA (ISO 3166).',
    }),
    {
      name: 'sample',
      type: 'checkbox',
      defaultValue: false,
      label: 'Public sample: everybody may read its summaries',
    },
    localArea('summary', 'Summary'),
    many('contacts', 'Contacts', 'contacts'),
  ],
})

export const navigatorQuestions = defineContent({
  slug: 'navigator-questions',
  type: 'NavigatorQuestion',
  plural: 'NavigatorQuestions',
  labels: ['Question', 'Questions'],
  group,
  columns: ['title', 'service', 'topic', 'order'],
  siblings: ['service'],
  defaultSort: 'order',
  fields: [
    localText('title', 'Question', { required: true }),
    localText('short', 'Short form, for the heads of tables'),
    service,
    localText('topic', 'Topic', { required: true }),
    text('topicKey', 'Topic in addresses', {
      required: true,
      validate: (value: unknown) =>
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value))
          ? true
          : 'Lower-case words joined by hyphens, the same for every question of the topic.',
    }),
    { name: 'order', type: 'number', required: true, index: true, label: 'Order' },
  ],
})

export const navigatorStatuses = defineContent({
  slug: 'navigator-statuses',
  type: 'NavigatorStatus',
  plural: 'NavigatorStatuses',
  labels: ['Status', 'Statuses'],
  group,
  columns: ['title', 'tone'],
  fields: [
    localText('title', 'Word', { required: true }),
    {
      name: 'tone',
      type: 'select',
      required: true,
      label: 'Tone of the dot',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'limited', label: 'Limited' },
        { value: 'closed', label: 'Closed' },
        { value: 'unknown', label: 'Under review: nobody should rely on the answer' },
        { value: 'none', label: 'No dot: the short title is the answer' },
      ],
    },
    localArea('summary', 'Meaning'),
  ],
})

const sources: Field = {
  name: 'sources',
  type: 'array',
  localized: true,
  label: 'Sources',
  fields: [text('title', 'Title', { required: true }), text('url', 'Address')],
}

/** What the answer said before, the newest first. Each language has its own rows, as bodies have. */
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
    one('status', 'Status', 'navigator-statuses', { required: true }),
    text('title', 'Short title', { required: true }),
    { name: 'summary', type: 'textarea', required: true, label: 'Summary' },
    { name: 'body', type: 'blocks', blocks, label: 'Full text' },
    { name: 'changeNote', type: 'textarea', label: 'Why it gave way to the next one' },
  ],
}

const answers = defineContent({
  slug: 'navigator-answers',
  type: 'NavigatorAnswer',
  plural: 'NavigatorAnswers',
  labels: ['Answer', 'Answers'],
  group,
  columns: ['title', 'jurisdiction', 'question', 'status', 'reviewDue', 'overdue'],
  siblings: ['jurisdiction'],
  defaultSort: 'reviewDue',
  description:
    'Sorted by the day on which the review is due: what is overdue stands first. To see only those, filter “Review due” to days before today.',
  fields: [
    gated(opensSummary, localText('title', 'Short title', { required: true })),
    one('jurisdiction', 'Jurisdiction', 'navigator-jurisdictions', { required: true, index: true }),
    one('question', 'Question', 'navigator-questions', {
      required: true,
      index: true,
      validate: validateQuestion,
    }),
    gated(
      opensSummary,
      one('status', 'Status', 'navigator-statuses', { required: true, index: true }),
    ),
    gated(opensSummary, localArea('summary', 'Summary', true)),
    gated(opensAnswer, bodyField('body', 'Full text')),
    gated(opensAnswer, sources),
    gated(opensAnswer, history),
    {
      type: 'row',
      fields: [
        gated(opensSummary, date('statedAt', 'Law stated at', { required: true })),
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
  ],
})

/** Which jurisdiction an answer is of decides who reads it, and is read along always; so is the day of its review. */
export const navigatorAnswers: CollectionConfig = {
  ...answers,
  forceSelect: { ...answers.forceSelect, jurisdiction: true, reviewDue: true },
  hooks: {
    ...answers.hooks,
    beforeChange: [noteChange, ...(answers.hooks?.beforeChange ?? [])],
    beforeOperation: [...(answers.hooks?.beforeOperation ?? []), askByReviewDue],
  },
  fields: answers.fields.map((field) =>
    'name' in field && field.name === 'slug'
      ? ({ ...field, hooks: { beforeValidate: [nameAnswer] } } as Field)
      : field,
  ),
}

export const navigatorContents = defineContent({
  slug: 'navigator-contents',
  type: 'NavigatorContent',
  plural: 'NavigatorContents',
  labels: ['Topic note', 'Topic notes'],
  group,
  columns: ['title', 'service', 'region'],
  fields: [
    localText('title', 'Title', { required: true }),
    service,
    region(false),
    localText('topicKey', 'Topic in addresses', { localized: false }),
    localArea('summary', 'Summary', true),
    date('publishedOn', 'Published on'),
    many('authors', 'Authors', 'contacts'),
    bodyField(),
  ],
})
