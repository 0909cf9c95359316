import { getTranslation } from '@payloadcms/translations'
import { and, eq, like, or, sql } from '@payloadcms/db-sqlite/drizzle'
import type {
  SQLiteColumn,
  SQLiteTableWithColumns,
} from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql'
import type {
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { titleOf } from '../../content-types'

/** A document that shows a picture or links a file, as published or in its latest draft. */
export type Use = { collection: CollectionSlug; id: number; label: string; title: string }

/** Finds the documents that use a file, in fields and in blocks of every language. */
export async function findUses(req: PayloadRequest, file: number): Promise<Use[]> {
  const uses = await Promise.all(
    req.payload.config.collections.map((collection) => findUsesIn(req, collection, file)),
  )
  return uses.flat()
}

async function findUsesIn(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  file: number,
): Promise<Use[]> {
  const slug = collection.slug as CollectionSlug
  const ids = new Set<number>()
  const fields = uploadFieldsOf(collection.flattenedFields)
  if (fields.length > 0)
    for (const draft of [false, true])
      for (const { id } of await readDocuments(req, slug, draft, {
        or: fields.map((name) => ({ [name]: { equals: file } })),
      }))
        ids.add(id)
  for (const field of collection.flattenedFields) {
    if (field.type !== 'blocks') continue
    const names = field.blocks.flatMap(({ flattenedFields }) => uploadFieldsOf(flattenedFields))
    if (names.length > 0)
      for (const id of await findInBlocks(req, slug, field.name, names, file)) ids.add(id)
  }
  if (ids.size === 0) return []
  const label = getTranslation(collection.labels.singular, req.i18n)
  const documents = await readDocuments(req, slug, true, { id: { in: [...ids] } })
  return documents.map(({ id, [titleOf(slug)]: title }) => ({
    collection: slug,
    id,
    label,
    title: String(title ?? id),
  }))
}

const uploadFieldsOf = (fields: FlattenedField[]): string[] =>
  fields.flatMap((field) =>
    field.type === 'upload' && field.relationTo === 'media' ? [field.name] : [],
  )

type Document = { id: number } & Record<string, unknown>

async function readDocuments(
  req: PayloadRequest,
  collection: CollectionSlug,
  draft: boolean,
  where: Where,
): Promise<Document[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    draft,
    depth: 0,
    pagination: false,
    select: { [titleOf(collection)]: true },
    overrideAccess: true,
    req,
  })
  return docs as unknown as Document[] // cast: the title's name depends on the collection
}

type Table = SQLiteTableWithColumns<any> // eslint-disable-line @typescript-eslint/no-explicit-any -- Payload's type
type Database = { drizzle: LibSQLDatabase; tables: Record<string, Table> }

/** Payload cannot query inside of blocks that are stored as JSON (src/database.ts). */
async function findInBlocks(
  req: PayloadRequest,
  collection: CollectionSlug,
  field: string,
  names: string[],
  file: number,
): Promise<number[]> {
  const { drizzle, tables } = req.payload.db as unknown as Database
  const space = req.payload.db.name === 'postgres' ? ' ' : '' // as the databases write JSON
  const uses = names.map((name) => `"${name}":${space}${file}`)
  const name = collection.replaceAll('-', '_')
  const locales = tables[`${name}_locales`]!
  const versions = tables[`_${name}_v`]!
  const versionLocales = tables[`_${name}_v_locales`]!
  const published = await drizzle
    .select({ id: locales._parentID })
    .from(locales)
    .where(holds(locales[field], uses))
  const drafts = await drizzle
    .select({ id: versions.parent })
    .from(versionLocales)
    .innerJoin(versions, eq(versionLocales._parentID, versions.id))
    .where(and(eq(versions.latest, true), holds(versionLocales[`version_${field}`], uses)))
  return [...published, ...drafts].map(({ id }) => Number(id))
}

const holds = (column: SQLiteColumn, uses: string[]) =>
  or(
    ...uses.flatMap((use) =>
      [',', '}'].map((end) => like(sql`cast(${column} as text)`, `%${use}${end}%`)),
    ),
  )
