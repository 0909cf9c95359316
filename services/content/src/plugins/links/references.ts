import type { FlattenedField } from 'payload'
import { getContentType } from '../../model/content-types'
import { env } from '../../env'
import { localeCodes } from '../../model/locales'
import { toId, toIds } from '../../database/relations'

export type Values = Record<string, unknown>

/** What a document shows or leads to, with the path of its field. */
export type Reference =
  | {
      to: 'document'
      path: string
      collection: string
      id: number
      /** Of a list of the document itself: the site leaves out what is not public. */
      list?: 'required' | 'optional'
    }
  | { to: 'media'; path: string; id: number }
  | { to: 'address'; path: string; address: string }

/** A reference as `linksTo` stores it: `articles/2002`, `media/3`, or a path such as `/people`. */
export const buildKey = (reference: Reference): string =>
  reference.to === 'address'
    ? reference.address
    : `${reference.to === 'media' ? 'media' : reference.collection}/${reference.id}`

/** Text fields whose value is an address. */
const addressFields = ['href', 'url']

/**
 * The references of a document: relations, pictures, links in rich text, and addresses of this
 * site, in blocks and rows, too.
 *
 * @param values in one language
 */
export function findReferences(
  fields: FlattenedField[],
  values: Values,
  at = '',
  isBlock = false,
): Reference[] {
  return fields.flatMap((field) => {
    if (isVirtual(field)) return []
    const path = at + field.name
    const value = values[field.name]
    switch (field.type) {
      case 'relationship':
        return toDocuments(field, value, path, isBlock)
      case 'upload':
        return toIds(value).map((id): Reference => ({ to: 'media', path, id }))
      case 'richText':
        return inRichText(isValues(value) ? value.root : null, path)
      case 'text':
        return addressFields.includes(field.name) ? findAddressReferences(value, path) : []
      case 'group':
      case 'tab':
        return isValues(value)
          ? findReferences(field.flattenedFields, value, `${path}.`, isBlock)
          : []
      case 'array':
        return toRows(value).flatMap((row, index) =>
          findReferences(field.flattenedFields, row, `${path}.${index}.`, true),
        )
      case 'blocks':
        return toRows(value).flatMap((row, index) => {
          const block = field.blocks.find(({ slug }) => slug === row.blockType)
          return block ? findReferences(block.flattenedFields, row, `${path}.${index}.`, true) : []
        })
      default:
        return []
    }
  })
}

/** A path of this site without language, query and hash; null for another site's address. */
export function toSitePath(address: string): string | null {
  if (!URL.canParse(address, env.SITE_URL)) return null
  const url = new URL(address, env.SITE_URL)
  if (url.origin !== new URL(env.SITE_URL).origin) return null
  const [, first = '', ...others] = url.pathname.split('/')
  const path = localeCodes.some((code) => code === first) ? `/${others.join('/')}` : url.pathname
  return path === '/' ? path : path.replace(/\/$/, '')
}

function toDocuments(
  field: Extract<FlattenedField, { type: 'relationship' }>,
  value: unknown,
  path: string,
  isBlock: boolean,
): Reference[] {
  const collection = field.relationTo
  if (typeof collection !== 'string' || !getContentType(collection)) return []
  const list = field.required ? ('required' as const) : ('optional' as const)
  return toIds(value).map((id) => ({
    to: 'document',
    path,
    collection,
    id,
    ...(field.hasMany && !isBlock ? { list } : {}),
  }))
}

/** Links in rich text have a document or an address. */
function inRichText(node: unknown, path: string): Reference[] {
  if (!isValues(node)) return []
  const { fields } = node
  const links = node.type === 'link' && isValues(fields) ? toTarget(fields, path) : []
  return [...links, ...toRows(node.children).flatMap((child) => inRichText(child, path))]
}

function toTarget({ linkType, doc, url }: Values, path: string): Reference[] {
  if (linkType !== 'internal') return findAddressReferences(url, path)
  const id = isValues(doc) ? toId(doc.value) : null
  if (!isValues(doc) || typeof doc.relationTo !== 'string' || id === null) return []
  return [{ to: 'document', path, collection: doc.relationTo, id }]
}

function findAddressReferences(value: unknown, path: string): Reference[] {
  if (typeof value !== 'string' || !/^(\/(?!\/)|https?:)/.test(value)) return []
  const address = toSitePath(value)
  return address === null ? [] : [{ to: 'address', path, address }]
}

const isVirtual = (field: FlattenedField): boolean => 'virtual' in field && Boolean(field.virtual)

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const toRows = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter(isValues) : []
