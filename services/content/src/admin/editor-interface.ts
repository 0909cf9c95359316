import type { Block, CollectionConfig, Config, Field, GlobalConfig } from 'payload'
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
      fields: collection.fields.map(describeField),
    })),
    globals: config.globals?.map((global) => ({
      ...global,
      label: translated(global.label),
      admin: describeAdmin(global.admin),
      fields: global.fields.map(describeField),
    })),
  }
}

type Admin = CollectionConfig['admin'] | GlobalConfig['admin']

const describeAdmin = <Options extends Admin>(admin: Options) => ({
  ...admin,
  group: translated(admin?.group),
  description: translated(admin?.description),
  hideAPIURL: true,
})

type Labelled = { label?: unknown; admin?: { description?: unknown } }

function describeField(field: Field): Field {
  const { label, admin } = field as Labelled
  // cast: a spread does not keep which type of field it is
  const described = {
    ...field,
    ...(label === undefined ? {} : { label: translated(label) }),
    ...(admin?.description
      ? { admin: { ...admin, description: translated(admin.description) } }
      : {}),
  } as Field
  switch (described.type) {
    case 'select':
    case 'radio':
      // Payload adds the options of a document's status
      return 'options' in field
        ? ({ ...described, options: described.options.map(withLabel) } as Field)
        : described
    case 'array':
      return {
        ...described,
        fields: described.fields.map(describeField),
        admin: {
          ...described.admin,
          components: {
            ...described.admin?.components,
            RowLabel: rowLabel,
          },
        },
      }
    case 'blocks':
      return { ...described, blocks: described.blocks.map(describeBlock) }
    case 'tabs':
      return {
        ...described,
        tabs: described.tabs.map((tab) =>
          Object.assign({}, tab, {
            label: translated(tab.label),
            fields: tab.fields.map(describeField),
          }),
        ),
      }
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...described, fields: described.fields.map(describeField) } as Field
    default:
      return described
  }
}

const describeBlock = (block: Block): Block => ({
  ...block,
  labels: block.labels && {
    singular: translated(block.labels.singular),
    plural: translated(block.labels.plural),
  },
  fields: block.fields.map(describeField),
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
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')
