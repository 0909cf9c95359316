import DataLoader from 'dataloader'
import type { CollectionSlug, PayloadRequest, TypedCollection } from 'payload'
import { withoutDraftTexts } from '../model/published'

/** A document as stored, and as read with `depth: 0`: relations are ids. */
export type Stored<Doc> = { [Name in keyof Doc]: Unpopulated<Doc[Name]> }
type Unpopulated<Value> = Value extends { id: number }
  ? never
  : Value extends object
    ? Stored<Value>
    : Value
export type StoredDoc<Slug extends CollectionSlug> = Stored<TypedCollection[Slug]>

/** Casts documents that were read with `depth: 0`, which Payload's types do not express. */
export const toStored = <Doc>(docs: Doc[]): Stored<Doc>[] => docs as Stored<Doc>[]

type Row = Record<string, unknown> & { id: number }
type RowQuery = { collection: CollectionSlug; select: Record<string, true>; locale?: 'all' }

/**
 * Reads fields of a document without hooks and access control: the caller checks access. Reads of a
 * request are batched per collection and cached.
 *
 * @param purpose separates callers that select different fields of a collection
 * @returns null when there is none
 */
export function readRow(
  purpose: string,
  query: RowQuery,
  id: number,
  req: PayloadRequest,
): Promise<Row | null> {
  const loaders = (req.context.rows ??= new Map()) as Map<string, DataLoader<number, Row | null>>
  const key = `${purpose}:${query.collection}`
  const loader =
    loaders.get(key) ?? new DataLoader((ids: readonly number[]) => readRows(query, ids, req))
  loaders.set(key, loader)
  return loader.load(id)
}

type TextQuery = Omit<Parameters<PayloadRequest['payload']['db']['find']>[0], 'locale' | 'req'> & {
  req: PayloadRequest
}

/**
 * Reads content in all languages without hooks and access control, and without the texts of
 * languages that are not published.
 */
export async function findTexts<Found extends { id: number }>({
  select,
  ...query
}: TextQuery): Promise<Found[]> {
  const { docs } = await query.req.payload.db.find<Found>({
    ...query,
    select: { ...select, _status: true },
    locale: 'all',
  })
  return docs.map(withoutDraftTexts)
}

/** Clears the cache, after a write in the same request. */
export function clearRowCache(req: PayloadRequest): void {
  req.context.rows = undefined
}

async function readRows(
  { collection, select, locale }: RowQuery,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<(Row | null)[]> {
  const where = { id: { in: [...ids] } }
  const query = { collection, where, pagination: false, sort: 'id', select, req }
  const docs =
    locale === 'all' ? await findTexts<Row>(query) : (await req.payload.db.find<Row>(query)).docs
  const byId = new Map(docs.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? null)
}
