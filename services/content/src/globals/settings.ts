import type { Field } from 'payload'
import { brandField } from '../fields/brand'
import { email, localArea, localText, many, one, text } from '../fields/shared'
import { defineGlobal } from './define-global'

/** A link to a path of this site or an https address. */
const link = (more: Field[] = []): Field[] => [
  text('label', 'Label', { required: true }),
  text('href', 'Address', {
    required: true,
    validate: (value: unknown) =>
      /^(\/(?![/\\])|https:\/\/)\S*$/.test(String(value))
        ? true
        : 'A path such as /people, or an https address.',
  }),
  ...more,
]

const picture = (name: string, label: string): Field => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
})

export const settings = defineGlobal({
  slug: 'site-settings',
  type: 'SiteSettings',
  label: 'Site settings',
  group: 'Settings',
  fields: [
    text('firmName', 'Name of the firm', { required: true }),
    localText('tagline', 'One line about the firm', { required: true }),
    localArea('description', 'Description for search engines', true),
    localArea('footerText', 'Text in the footer', true),
    {
      type: 'row',
      fields: [
        email('email', 'General e-mail', { required: true }),
        text('phone', 'General telephone', { required: true }),
      ],
    },
    { name: 'social', type: 'array', label: 'Social networks', fields: link() },
    text('wechat', 'What the WeChat code holds', {
      admin: {
        description:
          'The address that WeChat gives for the account, such as https://weixin.qq.com/r/…',
      },
      validate: (value: unknown) =>
        !value || /^https:\/\/\S+$/.test(String(value)) ? true : 'An https address.',
    }),
    brandField,
    {
      name: 'heroes',
      type: 'group',
      label: 'Pictures behind the titles of pages',
      fields: [picture('about', 'About us'), picture('careers', 'Careers')],
    },
    {
      name: 'legalLines',
      type: 'text',
      hasMany: true,
      localized: true,
      label: 'Legal lines, last in the footer',
    },
    { name: 'legalLinks', type: 'array', localized: true, label: 'Legal links', fields: link() },
  ],
})

export const navigation = defineGlobal({
  slug: 'navigation',
  type: 'Navigation',
  label: 'Navigation and footer',
  group: 'Settings',
  fields: [
    {
      name: 'utility',
      type: 'array',
      localized: true,
      label: 'Small line at the top',
      fields: link(),
    },
    {
      name: 'sections',
      type: 'array',
      localized: true,
      label: 'Sections',
      maxRows: 6,
      fields: link([
        { name: 'intro', type: 'textarea', label: 'Introduction in the panel' },
        {
          name: 'groups',
          type: 'array',
          label: 'Columns of the panel',
          maxRows: 4,
          fields: [
            text('heading', 'Heading', { required: true }),
            { name: 'links', type: 'array', label: 'Links', fields: link() },
          ],
        },
      ]),
    },
    {
      name: 'footer',
      type: 'array',
      localized: true,
      label: 'Columns of the footer',
      maxRows: 4,
      fields: [
        text('heading', 'Heading', { required: true }),
        { name: 'links', type: 'array', label: 'Links', fields: link() },
      ],
    },
  ],
})

export const home = defineGlobal({
  slug: 'home',
  type: 'Home',
  label: 'Home page',
  group: 'Pages',
  fields: [
    {
      name: 'hero',
      type: 'group',
      label: 'Hero',
      fields: [
        localText('eyebrow', 'Line above'),
        localText('title', 'Headline', { required: true }),
        localArea('text', 'Text', true),
        localText('action', 'Label of the button'),
        one('article', 'Publication it leads to', 'articles'),
      ],
    },
    {
      name: 'popular',
      type: 'array',
      localized: true,
      label: 'Popular searches',
      maxRows: 6,
      fields: [
        text('label', 'Label', { required: true }),
        text('query', 'Words searched', { required: true }),
      ],
    },
    {
      name: 'statement',
      type: 'group',
      label: 'Statement',
      fields: [localText('title', 'Headline'), localArea('text', 'Text')],
    },
    {
      name: 'figures',
      type: 'array',
      localized: true,
      label: 'Figures',
      maxRows: 4,
      fields: [
        text('value', 'Value', { required: true }),
        text('label', 'Label', { required: true }),
      ],
    },
    many('services', 'Practices shown', 'services', { maxRows: 12 }),
    many('sectors', 'Sectors shown', 'sectors', { maxRows: 10 }),
    {
      name: 'people',
      type: 'array',
      localized: true,
      label: 'People with a sentence',
      maxRows: 4,
      fields: [
        one('contact', 'Person', 'contacts', { required: true }),
        text('line', 'Why this person is shown', { required: true }),
      ],
    },
    {
      name: 'careers',
      type: 'group',
      label: 'Careers',
      fields: [localText('title', 'Headline'), localArea('text', 'Text')],
    },
  ],
})
