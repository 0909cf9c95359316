import DataLoader from 'dataloader'
import type { CollectionSlug, PayloadRequest, TypedCollection } from 'payload'

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

/** Clears the cache, after a write in the same request. */
export function clearRowCache(req: PayloadRequest): void {
  req.context.rows = undefined
}

async function readRows(
  { collection, select, locale }: RowQuery,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<(Row | null)[]> {
  const result = await req.payload.db.find<Row>({
    collection,
    where: { id: { in: [...ids] } },
    pagination: false,
    sort: 'id',
    select,
    locale,
    req,
  })
  const byId = new Map(result.docs.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? null)
}
