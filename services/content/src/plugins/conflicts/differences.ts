import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { changedPaths, isSame } from '../../fields/changed-paths'
import { toIds } from '../../database/relations'
import { toTitle } from '../../model/content-types'
import { plainText } from '../../search/plain-text'
import { toColumns, toTarget } from '../bulk-editing/columns'
import { isValues, toRows, type Values } from '../links/references'
import { formatHour } from '../../admin/format-hour'
import { getConflictTexts } from './texts'

/** A field that has one value in a form and another one in the stored document. */
export type Difference = {
  /** In the form, such as `body.2.text`. */
  path: string
  label: string
  /** Compared with what the form began from; `both` also when that is not known. */
  changedBy: 'form' | 'stored' | 'both'
  /** The values as text; empty for an empty field. */
  form: string
  stored: string
}

/** @param before what the form began from */
export function findDifferences(
  req: PayloadRequest,
  flattenedFields: FlattenedField[],
  states: { form: Values; stored: Values; before: Values | null },
): Promise<Difference[]> {
  const { form, stored, before } = states
  const columns = toColumns({ flattenedFields })
  return Promise.all(
    changedPaths(columns, stored, form, 'all').map(async (path) => {
      const { field, labels } = findField(req, columns, path, form)
      const [inForm, inStored] = [valueAt(form, path), valueAt(stored, path)]
      const began = valueAt(before, path)
      return {
        path,
        label: labels.join(' › '),
        changedBy: !before
          ? 'both'
          : isSame(began, inStored)
            ? 'form'
            : isSame(began, inForm)
              ? 'stored'
              : 'both',
        form: await toText(req, field, inForm),
        stored: await toText(req, field, inStored),
      }
    }),
  )
}

/** @param path of a field in the form */
const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Values | null | undefined)?.[name], values)

type Found = { field: FlattenedField | undefined; labels: string[] }

/** A field with the labels on the way to it: of groups, and of lists with the number of the row. */
function findField(
  req: PayloadRequest,
  fields: FlattenedField[],
  path: string,
  values: unknown,
): Found {
  const [name = '', ...others] = path.split('.')
  const field = fields.find((candidate) => candidate.name === name)
  const label = field && 'label' in field ? field.label : undefined
  const words = label && typeof label !== 'function' ? getTranslation(label, req.i18n) : name
  if (!field || others.length === 0) return { field, labels: [words] }
  const value = valueAt(values, name)
  const further = (inner: FlattenedField[], rest: string[], of: unknown, at: string): Found => {
    const found = findField(req, inner, rest.join('.'), of)
    return { ...found, labels: [at, ...found.labels] }
  }
  if (field.type === 'group' || field.type === 'tab')
    return further(field.flattenedFields, others, value, words)
  const [index = '', ...rest] = others
  const row = toRows(value)[Number(index)]
  const at = `${words} ${Number(index) + 1}`
  if (field.type === 'array') return further(field.flattenedFields, rest, row, at)
  const block =
    field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row?.blockType) : undefined
  return block ? further(block.flattenedFields, rest, row, at) : { field, labels: [words] }
}

async function toText(
  req: PayloadRequest,
  field: FlattenedField | undefined,
  value: unknown,
): Promise<string> {
  const texts = getConflictTexts(req.i18n.language)
  if (value === null || value === undefined || value === '') return ''
  const target = field && toTarget(field)
  if (target) return (await toTitles(req, target, toIds(value))).join('\n')
  switch (field?.type) {
    case 'checkbox':
      return value ? texts.yes : texts.no
    case 'date':
      return formatHour(String(value), req.i18n.language)
    case 'select':
    case 'radio':
      return [value].flat().map(labelOf(req, field)).join('\n')
    case 'array':
    case 'blocks':
      return toRows(value).map(rowText).join('\n')
    default:
      return isValues(value) ? rowText(value) : [value].flat().map(String).join('\n')
  }
}

const rowText = (row: Values): string => plainText(row).replaceAll(/\s+/g, ' ').trim()

const labelOf =
  (req: PayloadRequest, field: Extract<FlattenedField, { type: 'select' | 'radio' }>) =>
  (value: unknown): string => {
    const option = field.options.find(
      (one) => (typeof one === 'string' ? one : one.value) === value,
    )
    return option && typeof option === 'object' && typeof option.label !== 'function'
      ? String(getTranslation(option.label, req.i18n))
      : String(value)
  }

async function toTitles(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
): Promise<string[]> {
  const title = collection === 'media' ? 'filename' : toTitle(collection)
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    depth: 0,
    draft: true,
    fallbackLocale: 'en',
    pagination: false,
    req,
  })
  return ids.map((id) => {
    const doc = docs.find((one) => one.id === id)
    return String((doc && Reflect.get(doc, title)) || `#${id}`)
  })
}
