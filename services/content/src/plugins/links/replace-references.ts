import type { FlattenedField } from 'payload'
import { toIds } from '../../database/relations'
import { isValues, toRows, toSitePath, type Values } from './references'

/** A field, or a link in a text, that refers to a document. */
export type Mention = {
  /** The path of the field without the rows of lists: `authors`, `body.quote.contact`. */
  place: string
  /** A link in a text, or an address in a field of its own, has no relation. */
  kind: 'relation' | 'link' | 'address'
  isRequired: boolean
  /** Without the document the field is empty. */
  isAlone: boolean
  /** Whether a field beside it may name the document instead. */
  hasName: boolean
  /** Whether the row that the field is in may go. */
  hasRow: boolean
}

/** What takes the place of a mention; a link that is removed leaves its text. */
export type Replacement =
  | { id: number; address: string | null }
  | { name: string }
  | 'nothing'
  | 'row'
  | 'same'

type Task = {
  /** The document that is replaced, as `buildKey` has it, and its address. */
  collection: string
  id: number
  address: string | null
  /** A list of plain names is of a language, and has none where the language has no text. */
  hasText?: boolean
  replace: (mention: Mention) => Replacement
}

/** Fields that hold a plain name in the place of a relation, by the name of the relation. */
const plainNames: Record<string, string> = { contact: 'name', speakers: 'guests' }

/**
 * Replaces references to a document in fields, rows, blocks and texts: the counterpart of
 * `findReferences`.
 *
 * @param values in one language
 * @returns the same object when nothing is replaced
 */
export const replaceReferences = (fields: FlattenedField[], values: Values, task: Task): Values =>
  inFields(fields, values, task, '', false) ?? values

/** @returns null when the row is to be removed */
function inFields(
  fields: FlattenedField[],
  values: Values,
  task: Task,
  at: string,
  isRow: boolean,
): Values | null {
  let replaced = values
  const set = (name: string, value: unknown) => {
    if (value !== replaced[name]) replaced = { ...replaced, [name]: value }
  }
  for (const field of fields) {
    if ('virtual' in field && field.virtual) continue
    const value = replaced[field.name]
    const place = at + field.name
    if (field.type !== 'relationship') {
      set(field.name, inValue(field, value, task, place))
      continue
    }
    const mention = toMention(field, value, task, { place, fields, isRow })
    const replacement = mention ? task.replace(mention) : 'same'
    if (replacement === 'same') continue
    if (replacement === 'row') return null
    set(field.name, inRelation(field, value, task, replacement))
    const beside = nameBeside(fields, field.name)
    if (!beside || typeof replacement !== 'object' || !('name' in replacement)) continue
    const { name } = replacement
    if (beside.type !== 'array') set(beside.name, replaced[beside.name] || name)
    else if (task.hasText !== false) set(beside.name, [...toRows(replaced[beside.name]), { name }])
  }
  return replaced
}

type Relation = Extract<FlattenedField, { type: 'relationship' }>
type Surroundings = { place: string; fields: FlattenedField[]; isRow: boolean }

function toMention(
  field: Relation,
  value: unknown,
  { collection, id }: Task,
  { place, fields, isRow }: Surroundings,
): Mention | null {
  const ids = toIds(value)
  if (field.relationTo !== collection || !ids.includes(id)) return null
  const isRequired = field.required === true
  return {
    ...{ place, kind: 'relation', isRequired },
    isAlone: ids.every((one) => one === id),
    hasName: nameBeside(fields, field.name) !== undefined,
    hasRow: isRow && isRequired && !field.hasMany,
  }
}

function inRelation(
  field: Relation,
  value: unknown,
  { id }: Task,
  replacement: Exclude<Replacement, 'row' | 'same'>,
): unknown {
  const successor = typeof replacement === 'object' && 'id' in replacement ? replacement.id : null
  if (!field.hasMany) return successor
  const ids = toIds(value).flatMap((one) => (one === id ? (successor ?? []) : one))
  return [...new Set(ids)]
}

const nameBeside = (fields: FlattenedField[], relation: string) =>
  fields.find(({ name }) => name === plainNames[relation])

function inValue(field: FlattenedField, value: unknown, task: Task, place: string): unknown {
  switch (field.type) {
    case 'richText':
      return isValues(value) ? inRoot(value, task, place) : value
    case 'text':
      return ['href', 'url'].includes(field.name)
        ? inAddress(value, task, place, field.required === true)
        : value
    case 'group':
    case 'tab':
      return isValues(value)
        ? inFields(field.flattenedFields, value, task, `${place}.`, false)
        : value
    case 'array':
      return inRows(value, (row) => inFields(field.flattenedFields, row, task, `${place}.`, true))
    case 'blocks':
      return inRows(value, (row) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType)
        return block
          ? inFields(block.flattenedFields, row, task, `${place}.${block.slug}.`, false)
          : row
      })
    default:
      return value
  }
}

function inRows(value: unknown, replace: (row: Values) => Values | null): unknown {
  if (!Array.isArray(value)) return value
  const rows: unknown[] = value.flatMap((row: unknown) =>
    isValues(row) ? (replace(row) ?? []) : [row],
  )
  return isUnchanged(value, rows) ? value : rows
}

function inAddress(value: unknown, task: Task, place: string, isRequired: boolean): unknown {
  if (typeof value !== 'string' || !leadsTo(value, task)) return value
  const replacement = task.replace({
    ...{ place, kind: 'address', isRequired, isAlone: true, hasName: false, hasRow: false },
  })
  if (replacement === 'nothing') return ''
  return typeof replacement === 'object' && 'address' in replacement
    ? (replacement.address ?? value)
    : value
}

function inRoot(value: Values, task: Task, place: string): Values {
  const root = isValues(value.root) ? inNode(value.root, task, place)[0] : value.root
  return root === value.root ? value : { ...value, root }
}

/** @returns the node, or the nodes below a link that is removed */
function inNode(node: Values, task: Task, place: string): unknown[] {
  const children: unknown[] | undefined = Array.isArray(node.children)
    ? node.children.flatMap((child: unknown) =>
        isValues(child) ? inNode(child, task, place) : [child],
      )
    : undefined
  const isSame = !children || isUnchanged(node.children as unknown[], children)
  const replaced = isSame ? node : { ...node, children }
  const { fields } = replaced
  if (replaced.type !== 'link' || !isValues(fields) || !isLinkTo(fields, task)) return [replaced]
  const replacement = task.replace({
    ...{ place, kind: 'link', isRequired: false, isAlone: true, hasName: false, hasRow: false },
  })
  if (replacement === 'same') return [replaced]
  if (typeof replacement === 'string' || 'name' in replacement) return children ?? []
  if (fields.linkType === 'internal') {
    const doc = { ...(fields.doc as Values), value: replacement.id }
    return [{ ...replaced, fields: { ...fields, doc } }]
  }
  return replacement.address === null
    ? (children ?? [])
    : [{ ...replaced, fields: { ...fields, url: replacement.address } }]
}

function isLinkTo({ linkType, doc, url }: Values, task: Task): boolean {
  if (linkType !== 'internal') return typeof url === 'string' && leadsTo(url, task)
  return isValues(doc) && doc.relationTo === task.collection && toIds(doc.value).includes(task.id)
}

const leadsTo = (value: string, { address }: Task): boolean =>
  address !== null && /^(\/(?!\/)|https?:)/.test(value) && toSitePath(value) === address

const isUnchanged = (before: unknown[], after: unknown[]): boolean =>
  before.length === after.length && before.every((item, index) => item === after[index])
