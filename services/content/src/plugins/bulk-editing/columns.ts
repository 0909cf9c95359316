import type { CollectionSlug, FlattenedField, SanitizedCollectionConfig } from 'payload'
import { contentSlugs, type ContentSlug } from '../../model/content-types'

export type BulkSlug = ContentSlug | 'redirects'

/** What can be exported, imported and searched. */
export const bulkSlugs: BulkSlug[] = [...contentSlugs, 'redirects']

export const isBulkSlug = (slug: unknown): slug is BulkSlug => bulkSlugs.some((one) => one === slug)

const uneditable = new Set(['createdAt', 'updatedAt', '_status', 'id', 'outdatedIn'])

/** The fields that a file has a column for: those that an editor can change. */
export const toColumns = ({
  flattenedFields,
}: Pick<SanitizedCollectionConfig, 'flattenedFields'>): FlattenedField[] =>
  flattenedFields.filter(
    (field) =>
      !uneditable.has(field.name) &&
      field.type !== 'join' &&
      !('virtual' in field && field.virtual) &&
      !('hidden' in field && field.hidden) &&
      !field.admin?.readOnly,
  )

/** The field that names a document in a file, beside its id. */
export const buildKey = ({
  flattenedFields,
  upload,
}: SanitizedCollectionConfig): 'slug' | 'from' | 'filename' | null =>
  (['slug', 'from'] as const).find((key) => flattenedFields.some(({ name }) => name === key)) ??
  (upload ? 'filename' : null)

/** The collection of a relation to one type of document; null for anything else. */
export const toTarget = (field: FlattenedField): CollectionSlug | null =>
  (field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string'
    ? field.relationTo
    : null

export const isList = (field: FlattenedField): boolean =>
  'hasMany' in field && Boolean(field.hasMany)

/** Fields whose value is a text, a number or a list of them; others are JSON in a cell of a CSV. */
export const isPlain = (field: FlattenedField): boolean =>
  ['text', 'textarea', 'email', 'code', 'number', 'checkbox', 'date', 'select', 'radio'].includes(
    field.type,
  ) || toTarget(field) !== null
