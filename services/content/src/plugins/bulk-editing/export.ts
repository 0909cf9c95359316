import type { PayloadRequest } from 'payload'
import type { Locale } from '@law-firm/contract/locales'
import { toColumns, type BulkSlug } from './columns'
import { toCell, toText } from './cells'
import { toCsv, toJsonLines, type Format, type Row } from './file'
import { createKeys } from './keys'

/** Documents in a file. */
const maxExported = 2_000

/**
 * The newest state of the documents, drafts included, with the access of the request: a row for
 * each document and language.
 */
export async function exportFile(
  req: PayloadRequest,
  { collection, format, locales }: { collection: BulkSlug; format: Format; locales: Locale[] },
): Promise<string> {
  const { payload } = req
  const { config } = payload.collections[collection]
  const fields = toColumns(config)
  const keys = createKeys(req)
  const rows: Row[] = []
  for (const locale of locales) {
    const { docs } = await payload.find({
      collection,
      draft: true,
      locale,
      fallbackLocale: false,
      depth: 0,
      sort: 'id',
      limit: maxExported,
      pagination: false,
      overrideAccess: false,
      user: req.user,
    })
    for (const doc of docs) {
      const row: Row = { id: doc.id, language: locale, _status: Reflect.get(doc, '_status') }
      for (const field of fields) {
        const cell = await toCell(field, Reflect.get(doc, field.name), keys)
        row[field.name] = format === 'csv' ? toText(field, cell) : cell
      }
      rows.push(row)
    }
  }
  const columns = ['id', 'language', '_status', ...fields.map(({ name }) => name)]
  return format === 'csv' ? toCsv(columns, rows) : toJsonLines(rows)
}
