import type { ClientField } from 'payload'

/**
 * The ids of what Payload renders for a field and for the rows that it is in, from the outside in,
 * such as `field-body`, `body-row-2` and `field-body__2__text`.
 */
export function toElementIds(path: string): string[] {
  const names = path.split('.')
  return names.map((name, index) => {
    const isRow = /^\d+$/.test(name)
    return isRow
      ? `${names.slice(0, index).join('-')}-row-${name}`
      : `field-${names.slice(0, index + 1).join('__')}`
  })
}

/** Which tab of a form a field is in; null for a field that is in none. */
export function toTabIndex(path: string, fields: ClientField[]): number | null {
  const [name = ''] = path.split('.')
  const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  const index = tabs.findIndex((tab) => hasField(tab.fields, name))
  return index === -1 ? null : index
}

const hasField = (fields: ClientField[], name: string): boolean =>
  fields.some((field) =>
    field.type === 'row' || field.type === 'collapsible'
      ? hasField(field.fields, name)
      : 'name' in field && field.name === name,
  )
