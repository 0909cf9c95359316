import type {
  Field,
  GroupField,
  RelationshipField,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { isEmail } from '@law-firm/contract/contact-details'

/** A text field. */
export const text = (name: string, label: string, more: Partial<TextField> = {}): Field =>
  ({ name, label, type: 'text', ...more }) as Field

/** An e-mail address. Payload's own field, and its type in GraphQL, know ASCII only. */
export const email = (name: string, label: string, more: Partial<TextField> = {}): Field =>
  text(name, label, { ...more, validate: validateEmail } as Partial<TextField>)

/** The validation of an e-mail field. */
const validateEmail: TextFieldSingleValidation = (value, { required, req }) => {
  if (!value) return required ? req.t('validation:required') : true
  return isEmail(value) || req.t('validation:emailAddress')
}

export const localText = (name: string, label: string, more: Partial<TextField> = {}): Field =>
  text(name, label, { localized: true, ...more })

/** The title of a document (`toTitle`). */
export const titleText = (name: string, label: string): Field =>
  localText(name, label, {
    required: true,
    admin: { components: { Cell: '/fields/list-cells.client#TitleCell' } },
  })

export const localArea = (name: string, label: string, required = false): Field => ({
  name,
  label,
  type: 'textarea',
  localized: true,
  required,
})

/** A has-many relationship to one collection. */
export const many = (
  name: string,
  label: string,
  relationTo: string,
  more: Partial<RelationshipField> = {},
): Field =>
  ({ name, label, type: 'relationship', relationTo, hasMany: true, index: true, ...more }) as Field

/** A relationship to one document. */
export const one = (
  name: string,
  label: string,
  relationTo: string,
  more: Partial<RelationshipField> = {},
): Field => ({ name, label, type: 'relationship', relationTo, ...more }) as Field

/**
 * `product.feature`: the permission that gates the full text (specification, section 3; decision
 * 20).
 */
export const productField: GroupField = {
  name: 'product',
  type: 'group',
  label: 'Access',
  fields: [
    {
      name: 'feature',
      type: 'text',
      label: 'Permission that opens the full text',
      index: true,
      admin: {
        description:
          'A product permission such as navigator.data-protection. Empty: everybody reads it.',
      },
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(value))
          ? true
          : 'Lower-case words with dots or hyphens, such as navigator.employment.',
    },
  ],
}

/** Metadata for search engines and link previews; empty values default to title and summary. */
export const seoField: GroupField = {
  name: 'seo',
  type: 'group',
  label: 'Search engines and sharing',
  fields: [
    { name: 'title', type: 'text', localized: true, label: 'Title', maxLength: 70 },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      label: 'Description',
      maxLength: 170,
    },
    {
      name: 'searchWords',
      type: 'textarea',
      localized: true,
      label: 'Also searched as',
      maxLength: 1_000,
      admin: {
        description:
          'What visitors type who do not know the title: other names, abbreviations, questions, one on each line. It is searched, and not shown.',
      },
    },
    { name: 'noIndex', type: 'checkbox', label: 'Keep out of search engines', defaultValue: false },
  ],
}

/**
 * `locale` is the language that the response is in (English as fallback, decision 9);
 * `translations` lists the languages with a published title (src/hooks/hide-draft-texts.ts).
 */
export const localeFields: Field[] = [
  {
    name: 'translations',
    type: 'text',
    hasMany: true,
    virtual: true,
    label: 'Published in',
    admin: {
      readOnly: true,
      position: 'sidebar',
      disableListFilter: true,
      components: {
        Field: '/fields/published-in.client#PublishedIn',
        Cell: '/fields/published-in.client#PublishedInCell',
      },
      description:
        'Languages with a published title. In a list, choose a language and filter by status.',
    },
  },
  {
    name: 'locale',
    type: 'text',
    virtual: true,
    admin: { hidden: true },
    hooks: {
      afterRead: [
        ({ siblingData, req }) => {
          const translations: unknown = siblingData.translations
          return Array.isArray(translations) && req.locale && translations.includes(req.locale)
            ? req.locale
            : 'en'
        },
      ],
    },
  },
]

/** Merged into Payload's field: a duplicate is not published, in any language. */
export const statusField = {
  name: '_status',
  type: 'select',
  // Payload's own gets lost where the field is merged, and the list has the name
  label: ({ t }: { t: (key: string) => string }) => t('version:status'),
  disableDuplicate: true,
  admin: { components: { Cell: '/fields/list-cells.client#StatusCell' } },
} as unknown as Field // cast: Payload adds the options
