import type { FlattenedField } from 'payload'

/** Called for each text with its place, such as `body.0.text.root.children.1.text`. */
export type MapText = (text: string, path: string) => string

/** Part of an address, or a permission. */
const addresses = new Set(['slug', 'from', 'to', 'product'])

/** The values of fields, with each text of them mapped: of rows, blocks and rich text, too. */
export function mapTexts(
  fields: FlattenedField[],
  values: Record<string, unknown>,
  map: MapText,
  path = '',
): Record<string, unknown> {
  const mapped = { ...values }
  for (const field of fields)
    if (field.name in values && !addresses.has(field.name))
      mapped[field.name] = mapValue(field, values[field.name], map, path + field.name)
  return mapped
}

function mapValue(field: FlattenedField, value: unknown, map: MapText, path: string): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
      if (typeof value === 'string') return map(value, path)
      return Array.isArray(value)
        ? value.map((item, index) =>
            typeof item === 'string' ? map(item, `${path}.${index}`) : item,
          )
        : value
    case 'richText':
      return mapNodes(value, map, path)
    case 'group':
    case 'tab':
      return isRecord(value) ? mapTexts(field.flattenedFields, value, map, `${path}.`) : value
    case 'array':
      return mapRows(value, () => field.flattenedFields, map, path)
    case 'blocks':
      return mapRows(
        value,
        ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields,
        map,
        path,
      )
    default:
      return value
  }
}

const mapRows = (
  value: unknown,
  toFields: (row: Record<string, unknown>) => FlattenedField[] | undefined,
  map: MapText,
  path: string,
): unknown =>
  Array.isArray(value)
    ? value.map((row: unknown, index) =>
        isRecord(row) ? mapTexts(toFields(row) ?? [], row, map, `${path}.${index}.`) : row,
      )
    : value

/** Lexical's tree: only nodes of type `text`, and footnotes, have a text. */
function mapNodes(value: unknown, map: MapText, path: string): unknown {
  if (Array.isArray(value))
    return value.map((node, index) => mapNodes(node, map, `${path}.${index}`))
  if (!isRecord(value)) return value
  if (value.type === 'text' && typeof value.text === 'string')
    return { ...value, text: map(value.text, `${path}.text`) }
  if (value.type === 'inlineBlock' && isRecord(value.fields)) {
    const { text } = value.fields
    return typeof text === 'string'
      ? { ...value, fields: { ...value.fields, text: map(text, `${path}.fields.text`) } }
      : value
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      name === 'root' || name === 'children' ? mapNodes(child, map, `${path}.${name}`) : child,
    ]),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
