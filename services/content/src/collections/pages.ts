import type { Field } from 'payload'
import { isEditor } from '../access/rules'
import { bodyField } from '../fields/body'
import { localArea, localText, many, one, text } from '../fields/shared'
import { validateTimeZone } from '../fields/time-zone'
import { defineContent } from './define'
import { date } from './insights'

/** What every editorial page has. */
const page = (parent?: string): Field[] => [
  localText('title', 'Title', { required: true }),
  ...(parent
    ? [
        one('parent', 'Part of', parent, { index: true }),
        { name: 'order', type: 'number', defaultValue: 0, label: 'Order among siblings' } as Field,
      ]
    : []),
  localArea('summary', 'Summary', true),
  { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture' },
  bodyField(),
  many('contacts', 'Contacts', 'contacts'),
]

export const aboutPages = defineContent({
  slug: 'about-pages',
  type: 'AboutPage',
  plural: 'AboutPages',
  labels: ['About page', 'About pages'],
  group: 'Pages',
  columns: ['title', 'parent'],
  tree: true,
  fields: page('about-pages'),
})

export const careersPages = defineContent({
  slug: 'careers-pages',
  type: 'CareersPage',
  plural: 'CareersPages',
  labels: ['Careers page', 'Careers pages'],
  group: 'Pages',
  columns: ['title', 'kind', 'parent'],
  tree: true,
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'page',
      options: ['page', 'vacancy'],
      label: 'Kind',
      index: true,
    },
    ...page('careers-pages'),
    {
      name: 'vacancy',
      type: 'group',
      label: 'Vacancy',
      admin: { condition: (_, sibling) => sibling?.kind === 'vacancy' },
      fields: [
        one('office', 'Office', 'offices'),
        one('practice', 'Practice', 'services'),
        {
          name: 'contract',
          type: 'select',
          options: ['permanent', 'fixed-term', 'part-time'],
          label: 'Contract',
        },
        date('postedOn', 'Posted on'),
        date('closesOn', 'Closes on'),
        text('applyUrl', 'Address to apply, when not by this site', {
          validate: (value: unknown) =>
            !value || /^https:\/\//.test(String(value)) ? true : 'An https address.',
        }),
      ],
    },
  ],
})

export const graduatePages = defineContent({
  slug: 'graduate-pages',
  type: 'GraduatePage',
  plural: 'GraduatePages',
  labels: ['Graduate page', 'Graduate pages'],
  group: 'Pages',
  columns: ['title', 'page'],
  fields: [
    {
      name: 'page',
      type: 'select',
      required: true,
      label: 'Which page',
      options: [
        'home',
        'alumni',
        'apply',
        'brochure',
        'business-services',
        'career',
        'contact-us',
        'faq',
        'meet-us',
        'professionals',
        'starters',
        'students',
        'training-contract',
      ],
    },
    ...page(),
    {
      name: 'deadlines',
      type: 'array',
      localized: true,
      label: 'Deadlines',
      fields: [
        text('title', 'Title', { required: true }),
        date('closesOn', 'Closes on', { required: true }),
      ],
    },
    {
      name: 'meetings',
      type: 'array',
      localized: true,
      label: 'Where to meet us',
      fields: [
        text('title', 'Title', { required: true }),
        date('startsAt', 'Starts', { required: true }),
        {
          name: 'minutes',
          type: 'number',
          required: true,
          min: 5,
          defaultValue: 90,
          label: 'Minutes',
        },
        text('place', 'Place', { required: true }),
        text('detail', 'Detail'),
      ],
    },
    {
      name: 'team',
      type: 'array',
      localized: true,
      label: 'Whom to ask',
      fields: [
        text('name', 'Name', { required: true }),
        text('role', 'Role', { required: true }),
        { name: 'email', type: 'email', required: true, label: 'E-mail' },
        text('phone', 'Telephone'),
      ],
    },
    text('timeZone', 'Time zone of deadlines and meetings', {
      localized: true,
      defaultValue: 'Europe/London',
      validate: (value: unknown) => (!value ? true : validateTimeZone(value)),
    }),
  ],
})

export const legalPages = defineContent({
  slug: 'legal-pages',
  type: 'LegalPage',
  plural: 'LegalPages',
  labels: ['Legal page', 'Legal pages'],
  group: 'Pages',
  columns: ['title', 'parent'],
  tree: true,
  fields: [...page('legal-pages'), date('effectiveOn', 'In force from')],
})

const root: Field = text('root', 'Root in the address', {
  required: true,
  index: true,
  validate: (value: unknown) =>
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value)) ? true : 'Lower-case words joined by hyphens.',
})

export const featurePages = defineContent({
  slug: 'feature-pages',
  type: 'FeaturePage',
  plural: 'FeaturePages',
  labels: ['Feature', 'Features'],
  group: 'Pages',
  columns: ['title', 'root', 'parent'],
  tree: true,
  fields: [root, ...page('feature-pages')],
})

export const productPages = defineContent({
  slug: 'product-pages',
  type: 'ProductPage',
  plural: 'ProductPages',
  labels: ['Product page', 'Product pages'],
  group: 'Pages',
  columns: ['title', 'root', 'parent'],
  tree: true,
  fields: [root, ...page('product-pages')],
})

export const marketingPages = defineContent({
  slug: 'marketing-pages',
  type: 'MarketingPage',
  plural: 'MarketingPages',
  labels: ['Marketing or named page', 'Marketing and named pages'],
  group: 'Pages',
  columns: ['title', 'area'],
  siblings: ['area'],
  fields: [
    {
      name: 'area',
      type: 'select',
      required: true,
      index: true,
      label: 'Where it stands',
      options: ['root', 'features', 'products', 'navigator', 'thank-you', 'contact-us'],
    },
    ...page(),
    {
      name: 'recipient',
      type: 'email',
      label: 'Who receives the form of this page',
      access: { read: ({ req }) => isEditor(req) },
      admin: { condition: (_, sibling) => sibling?.area === 'contact-us' },
    },
  ],
})
