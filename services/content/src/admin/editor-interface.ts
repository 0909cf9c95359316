import type {
  ArrayField,
  Block,
  CollectionConfig,
  Config,
  Field,
  GlobalConfig,
  RichTextField,
  TextareaField,
  TextField,
} from 'payload'
import { translated } from './translate'

const rowLabel = '/admin/row-label.client#RowLabel'

/**
 * What every form of the admin panel has: labels in the editor's language, options with words for
 * values, rows that are called by their content, pictures of blocks, and no tab of the REST API.
 */
export function withEditorInterface(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) => ({
      ...collection,
      labels: {
        singular: translated(collection.labels?.singular),
        plural: translated(collection.labels?.plural),
      },
      admin: describeAdmin(collection.admin),
      fields: [
        savedAt,
        ...[...collection.fields, ...(collection.timestamps === false ? [] : timestamps)].map(
          (field) => describeField(field),
        ),
      ],
    })),
    globals: config.globals?.map((global) => ({
      ...global,
      label: translated(global.label),
      admin: describeAdmin(global.admin),
      fields: global.fields.map((field) => describeField(field)),
    })),
  }
}

const savedAt: Field = {
  name: 'savedAt',
  type: 'ui',
  admin: {
    components: { Field: '/admin/saved-at.client#SavedAt' },
    disableListColumn: true,
  },
}

/** As Payload adds them where a collection has none. */
const timestamps: Field[] = (['updatedAt', 'createdAt'] as const).map((name) => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  admin: {
    ...{ disableBulkEdit: true, hidden: true },
    date: { pickerAppearance: 'dayAndTime' },
  },
}))

type Admin = CollectionConfig['admin'] | GlobalConfig['admin']

const describeAdmin = <Options extends Admin>(admin: Options) => ({
  ...admin,
  group: translated(admin?.group),
  description: translated(admin?.description),
  hideAPIURL: true,
})

type Labelled = { label?: unknown; admin?: { description?: unknown } }

/** @param inTranslated the field is part of a list or group that each language has of its own */
function describeField(field: Field, inTranslated = false): Field {
  const { label, admin } = field as Labelled
  const isTranslated = inTranslated || ('localized' in field && field.localized === true)
  const describeAll = (fields: Field[]) => fields.map((one) => describeField(one, isTranslated))
  // cast: a spread does not keep which type of field it is
  const described = {
    ...field,
    ...(label === undefined ? {} : { label: translated(label) }),
    ...(admin?.description
      ? { admin: { ...admin, description: translated(admin.description) } }
      : {}),
  } as Field
  switch (described.type) {
    case 'text':
    case 'textarea':
    case 'richText':
      return isTranslated ? withSourceText(described) : described
    case 'select':
    case 'radio':
      // Payload adds the options of a document's status
      return 'options' in field
        ? ({ ...described, options: described.options.map(withLabel) } as Field)
        : described
    case 'date':
      return {
        ...described,
        admin: {
          ...described.admin,
          components: {
            Field: '/admin/hour-field.client#HourField',
            Cell: '/admin/hour-cell.client#HourCell',
            ...described.admin?.components,
          },
        },
      }
    case 'array':
      return {
        ...described,
        labels: withLabels(described.labels, ['Row', 'Rows']),
        fields: describeAll(described.fields),
        admin: {
          ...described.admin,
          components: {
            ...described.admin?.components,
            RowLabel: { path: rowLabel, clientProps: { choice: toChoice(described.fields) } },
          },
        },
      }
    case 'blocks':
      return {
        ...described,
        labels: withLabels(described.labels, ['Block', 'Blocks']),
        blocks: described.blocks.map((block) => describeBlock(block, isTranslated)),
      }
    case 'tabs':
      return {
        ...described,
        tabs: described.tabs.map((tab) =>
          Object.assign({}, tab, { label: translated(tab.label), fields: describeAll(tab.fields) }),
        ),
      }
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...described, fields: describeAll(described.fields) } as Field
    default:
      return described
  }
}

/** The choice by which rows without a name are known, with the labels of its values. */
const toChoice = ([first]: Field[]) =>
  first?.type === 'select'
    ? {
        name: first.name,
        labels: Object.fromEntries(
          first.options.map((option) => {
            const { value, label } = withLabel(option)
            return [value, label]
          }),
        ),
      }
    : undefined

/** Of the button that adds one; without labels Payload takes the name of the field. */
const withLabels = (
  labels: ArrayField['labels'],
  [singular, plural]: [string, string],
): ArrayField['labels'] => ({
  singular: translated(labels?.singular ?? singular),
  plural: translated(labels?.plural ?? plural),
})

/** Shows the English text below a field in another language. */
const withSourceText = (field: TextField | TextareaField | RichTextField): Field =>
  ({
    ...field,
    admin: {
      ...field.admin,
      components: {
        ...field.admin?.components,
        afterInput: ['/plugins/translations/source-text.client#SourceText'],
      },
    },
  }) as Field

const describeBlock = (block: Block, isTranslated: boolean): Block => ({
  ...block,
  labels: block.labels && {
    singular: translated(block.labels.singular),
    plural: translated(block.labels.plural),
  },
  fields: block.fields.map((field) => describeField(field, isTranslated)),
  admin: {
    ...block.admin,
    disableBlockName: true,
    images: { thumbnail: `/blocks/${block.slug}.svg` },
    components: {
      ...block.admin?.components,
      Label: { path: rowLabel, clientProps: { kind: translated(block.labels?.singular) } },
    },
  },
})

type Option = string | { value: string; label: unknown }

/** `european-union` is “European union” unless the field says otherwise. */
const withLabel = (option: Option) =>
  typeof option === 'string'
    ? { value: option, label: translated(capitalised(option)) }
    : { ...option, label: translated(option.label) }

const capitalised = (value: string) =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[-_]/g, ' ')
