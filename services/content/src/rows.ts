import DataLoader from 'dataloader'
import type { CollectionSlug, PayloadRequest, TypedCollection } from 'payload'

/** A document as it is stored, and as a read with `depth: 0` returns it: relations are ids. */
export type Stored<Doc> = { [Name in keyof Doc]: Unpopulated<Doc[Name]> }
type Unpopulated<Value> = Value extends { id: number }
  ? never
  : Value extends object
    ? Stored<Value>
    : Value
export type StoredDoc<Slug extends CollectionSlug> = Stored<TypedCollection[Slug]>

/**
 * The type of documents that were read with `depth: 0`, which Payload's own types do not follow.
 */
export const toStored = <Doc>(docs: Doc[]): Stored<Doc>[] => docs as Stored<Doc>[]

type Row = Record<string, unknown> & { id: number }
type Wanted = { collection: CollectionSlug; select: Record<string, true>; locale?: 'all' }

/**
 * Some fields of a document, past its hooks and access rules: the caller decides who may see them.
 * What one request asks for in one moment is one query a collection, and nothing is read twice.
 *
 * @param purpose tells apart callers that want other fields of the same collection
 * @returns null when there is none
 */
export function readRow(
  purpose: string,
  wanted: Wanted,
  id: number,
  req: PayloadRequest,
): Promise<Row | null> {
  const loaders = (req.context.rows ??= new Map()) as Map<string, DataLoader<number, Row | null>>
  const key = `${purpose}:${wanted.collection}`
  const loader =
    loaders.get(key) ?? new DataLoader((ids: readonly number[]) => readRows(wanted, ids, req))
  loaders.set(key, loader)
  return loader.load(id)
}

/** After a change within the request. */
export function clearRowCache(req: PayloadRequest): void {
  req.context.rows = undefined
}

async function readRows(
  { collection, select, locale }: Wanted,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<(Row | null)[]> {
  const found = await req.payload.db.find<Row>({
    collection,
    where: { id: { in: [...ids] } },
    pagination: false,
    sort: 'id',
    select,
    locale,
    req,
  })
  const byId = new Map(found.docs.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? null)
}
