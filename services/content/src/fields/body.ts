import {
  BlocksFeature,
  EXPERIMENTAL_TableFeature,
  HeadingFeature,
  lexicalEditor,
  LinkFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, Field } from 'payload'
import { canReadText } from '../access/rules'
import { addLinkTargets } from '../hooks/link-targets'
import { slugsWith } from '../model/content-types'
import { PasteFeature } from '../plugins/paste/feature'
import { linkFields } from './link-fields'

/** Payload's own features; the site reads their nodes and marks (`packages/contract/rich-text.ts`). */
const features = [
  'paragraph',
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'subscript',
  'superscript',
  'orderedList',
  'unorderedList',
  'toolbarInline',
]

/** The page has its mark, and the text at the end. */
const footnote: Block = {
  slug: 'footnote',
  labels: { singular: 'Footnote', plural: 'Footnotes' },
  admin: { components: { Label: '/fields/footnote-label.client#FootnoteLabel' } },
  fields: [{ name: 'text', type: 'textarea', required: true, label: 'Text' }],
}

/** Rich text: paragraphs, headings, marks, lists in lists, tables, footnotes, and links to documents or addresses. */
export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => features.includes(key)),
    HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
    EXPERIMENTAL_TableFeature(),
    PasteFeature(),
    BlocksFeature({ inlineBlocks: [footnote] }),
    LinkFeature({ enabledCollections: slugsWith('linkable'), maxDepth: 1, fields: linkFields }),
  ],
})

export const richText = (name: string, label: string, more: Record<string, unknown> = {}): Field =>
  ({
    name,
    label,
    type: 'richText',
    editor,
    hooks: { afterRead: [addLinkTargets] },
    ...more,
  }) as Field

const heading: Field = { name: 'heading', type: 'text', label: 'Heading' }
const requiredHeading: Field = { ...heading, required: true } as Field

/** Cells are plain text, in column order. */
const cells = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  hasMany: true,
  required: true,
})

/** All block types; the site has one component for each (components/blocks). */
export const blocks: Block[] = [
  {
    slug: 'text',
    interfaceName: 'TextBlock',
    labels: { singular: 'Text', plural: 'Texts' },
    fields: [heading, richText('text', 'Text', { required: true })],
  },
  {
    slug: 'table',
    interfaceName: 'TableBlock',
    labels: { singular: 'Table', plural: 'Tables' },
    fields: [
      { name: 'caption', type: 'text', required: true, label: 'Caption' },
      cells('head', 'Column headings'),
      {
        name: 'rows',
        type: 'array',
        required: true,
        label: 'Rows',
        fields: [cells('cells', 'Cells')],
      },
      { name: 'note', type: 'text', label: 'Note' },
    ],
  },
  {
    slug: 'quote',
    interfaceName: 'QuoteBlock',
    labels: { singular: 'Quote', plural: 'Quotes' },
    fields: [
      { name: 'text', type: 'textarea', required: true, label: 'Quote' },
      { name: 'contact', type: 'relationship', relationTo: 'contacts', label: 'Said by' },
      { name: 'name', type: 'text', label: 'Name, where it is nobody of the firm' },
      { name: 'role', type: 'text', label: 'Role' },
    ],
  },
  {
    slug: 'callout',
    interfaceName: 'CalloutBlock',
    labels: { singular: 'Callout', plural: 'Callouts' },
    fields: [
      {
        name: 'tone',
        type: 'select',
        required: true,
        defaultValue: 'note',
        options: ['note', 'action', 'warning'],
        label: 'Kind',
      },
      { name: 'title', type: 'text', required: true, label: 'Title' },
      richText('text', 'Text', { required: true }),
    ],
  },
  {
    slug: 'steps',
    interfaceName: 'StepsBlock',
    labels: { singular: 'Steps', plural: 'Steps' },
    fields: [
      requiredHeading,
      {
        name: 'items',
        type: 'array',
        required: true,
        label: 'Steps',
        fields: [{ name: 'title', type: 'text', required: true }, richText('text', 'Text')],
      },
    ],
  },
  {
    slug: 'questions',
    interfaceName: 'QuestionsBlock',
    labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
    fields: [
      requiredHeading,
      {
        name: 'items',
        type: 'array',
        required: true,
        label: 'Questions',
        fields: [
          { name: 'question', type: 'text', required: true },
          richText('answer', 'Answer', { required: true }),
        ],
      },
    ],
  },
  {
    slug: 'figures',
    interfaceName: 'FiguresBlock',
    labels: { singular: 'Figures', plural: 'Figures' },
    fields: [
      heading,
      {
        name: 'items',
        type: 'array',
        required: true,
        label: 'Figures',
        fields: [
          { name: 'value', type: 'text', required: true },
          { name: 'label', type: 'text', required: true },
        ],
      },
      { name: 'source', type: 'text', label: 'Source' },
    ],
  },
  {
    slug: 'timeline',
    interfaceName: 'TimelineBlock',
    labels: { singular: 'Timeline', plural: 'Timelines' },
    fields: [
      requiredHeading,
      {
        name: 'items',
        type: 'array',
        required: true,
        label: 'Moments',
        fields: [
          { name: 'when', type: 'text', required: true },
          { name: 'title', type: 'text', required: true },
          richText('text', 'Text'),
        ],
      },
    ],
  },
  {
    slug: 'chart',
    interfaceName: 'ChartBlock',
    labels: { singular: 'Bar chart', plural: 'Bar charts' },
    fields: [
      requiredHeading,
      { name: 'unit', type: 'text', required: true, label: 'Unit' },
      {
        name: 'bars',
        type: 'array',
        required: true,
        label: 'Bars',
        fields: [
          { name: 'label', type: 'text', required: true },
          { name: 'value', type: 'number', required: true, min: 0 },
        ],
      },
      { name: 'note', type: 'text', label: 'Note' },
    ],
  },
  {
    slug: 'people',
    interfaceName: 'PeopleBlock',
    labels: { singular: 'People', plural: 'People' },
    fields: [
      requiredHeading,
      {
        name: 'contacts',
        type: 'relationship',
        relationTo: 'contacts',
        hasMany: true,
        required: true,
      },
    ],
  },
  {
    slug: 'related',
    interfaceName: 'RelatedBlock',
    labels: { singular: 'Related publications', plural: 'Related publications' },
    fields: [
      requiredHeading,
      {
        name: 'articles',
        type: 'relationship',
        relationTo: 'articles',
        hasMany: true,
        required: true,
      },
    ],
  },
  {
    slug: 'image',
    interfaceName: 'ImageBlock',
    labels: { singular: 'Picture', plural: 'Pictures' },
    fields: [
      { name: 'media', type: 'upload', relationTo: 'media', required: true },
      { name: 'caption', type: 'text', label: 'Caption' },
    ],
  },
]

/** The body of a page: localised blocks, gated by `product.feature`. */
export const bodyField = (name = 'body', label = 'Body'): Field => ({
  name,
  label,
  type: 'blocks',
  localized: true,
  blocks,
  access: { read: canReadText },
})
