import type { PayloadRequest } from 'payload'
import { contentSlugs, toTitle, type ContentSlug } from '../../model/content-types'
import { toValues } from '../links/links-to'
import type { Values } from '../links/references'
import { localization } from '../../model/locales'
import { findAll, type Subject } from './facts'
import type { Finding } from './findings'
import { toLocales, type Cursor, type ReportQuery } from './report-query'

export type ReportRow = {
  collection: ContentSlug
  id: number
  locale: string
  title: string
  findings: Finding[]
}
export type Report = { rows: ReportRow[]; checked: number; next: Cursor | null }

/** A page ends with the batch in which it has this many rows, or has checked this many documents. */
const rowsPerPage = 25
const checkedPerPage = 400
const batchSize = 50

/**
 * A page of the documents with findings, by type and id. Findings are not stored, as time and other
 * documents change them: a page checks documents until it is full, within a limit.
 */
export async function readReport(req: PayloadRequest, query: ReportQuery): Promise<Report> {
  const rows: ReportRow[] = []
  let checked = 0
  let next: Cursor | null = query.after
  for (const collection of typesFrom(query)) {
    let after = query.after?.collection === collection ? query.after.id : 0
    for (;;) {
      if (rows.length >= rowsPerPage || checked >= checkedPerPage) return { rows, checked, next }
      const documents = await readBatch(req, collection, after)
      if (documents.length === 0) break
      rows.push(...(await checkBatch(req, collection, documents, query)))
      checked += documents.length
      after = documents.at(-1)!.id
      next = { collection, id: after }
    }
  }
  return { rows, checked, next: null }
}

const typesFrom = ({ collection, after }: ReportQuery): ContentSlug[] => {
  if (collection) return [collection]
  return after ? contentSlugs.slice(contentSlugs.indexOf(after.collection)) : contentSlugs
}

type Document = Values & { id: number }

/** Newest drafts, as the forms show them, in all languages. */
async function readBatch(
  req: PayloadRequest,
  collection: ContentSlug,
  after: number,
): Promise<Document[]> {
  const { docs } = await req.payload.db.queryDrafts<Document>({
    collection,
    where: { parent: { greater_than: after } },
    sort: 'parent',
    locale: 'all',
    limit: batchSize,
    pagination: false,
    req,
  })
  return docs
}

async function checkBatch(
  req: PayloadRequest,
  collection: ContentSlug,
  documents: Document[],
  { locale, severity }: ReportQuery,
): Promise<ReportRow[]> {
  const fields = req.payload.collections[collection].config.flattenedFields
  const titleField = toTitle(collection)
  const locales = toLocales(collection).filter((code) => !locale || code === locale)
  const subjects = documents.flatMap((document) =>
    locales.flatMap((code): Subject[] => {
      const values: Values = { ...toValues(document, code), id: document.id }
      // a language without a text is a matter of the board of translations
      const isTranslated = code === localization.defaultLocale || Boolean(values[titleField])
      return isTranslated ? [{ collection, fields, values, locale: code }] : []
    }),
  )
  const findings = await findAll(req, subjects)
  return subjects.flatMap(({ values, locale: code }, index) => {
    const shown = (findings[index] ?? []).filter((one) => !severity || one.severity === severity)
    if (shown.length === 0) return []
    const title = values[titleField]
    return {
      collection,
      id: Number(values.id),
      locale: code,
      title: typeof title === 'string' && title.trim() ? title : `#${Number(values.id)}`,
      findings: shown,
    }
  })
}
