import { isDeepStrictEqual } from 'node:util'
import {
  createLocalReq,
  type ValidationError,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { assertTranslation } from '../../access/shared-fields'
import { canPublish } from '../../access/rules'
import { toTitle, type ContentSlug } from '../../model/content-types'
import { localeCodes, localization } from '../../model/locales'
import { CellError, fromCell, type Reading } from './cells'
import { toColumns, buildKey, type BulkSlug } from './columns'
import type { Row } from './file'
import { fixedColumns, type NumberedRow } from './read-file'
import type { DateOrder } from './to-date'
import { createKeys, type Keys } from './keys'
import { getBulkTexts, type BulkTexts } from './texts'

export type RowReport = {
  /** The row of the file, from 1; its heading does not count, empty rows do. */
  row: number
  action: 'create' | 'update' | 'unchanged' | 'none'
  id: number | null
  title: string
  fields: string[]
  errors: string[]
}

export type ImportOptions = {
  collection: BulkSlug
  /** Reports what would happen, and writes nothing. */
  isDryRun: boolean
  /** Rows whose `_status` is `published` are published, for who may; all others are drafts. */
  publishes: boolean
  dateOrder: DateOrder | null
}

/**
 * Creates and updates documents as their form would: with the access of the request, its hooks, and
 * a version each. A row is one write, so that none is written in part.
 */
export async function importRows(
  req: PayloadRequest,
  rows: readonly NumberedRow[],
  options: ImportOptions,
): Promise<RowReport[]> {
  const texts = getBulkTexts(req.i18n.language)
  const keys = createKeys(req)
  /** Keys of documents that earlier rows would create. */
  const planned = new Set<string>()
  const reports: RowReport[] = []
  for (const { number, cells, hasMore } of rows) {
    const problems = hasMore ? [texts.moreCells] : []
    const report = await importRow({ req, keys, planned, texts, options }, cells, problems)
    reports.push({ ...report, row: number })
  }
  return reports
}

type Run = {
  req: PayloadRequest
  keys: Keys
  planned: Set<string>
  texts: BulkTexts
  options: ImportOptions
}

type Doc = Record<string, unknown> & { id: number }
type Result = Omit<RowReport, 'row'>

async function importRow(run: Run, row: Row, problems: string[]): Promise<Result> {
  const { req, options, texts } = run
  const { collection } = options
  const { config } = req.payload.collections[collection]
  const title = String(row[titleNameOf(collection)] ?? row[buildKey(config) ?? 'id'] ?? '')
  const report: Result = { action: 'none', id: null, title, fields: [], errors: problems }
  const language = String(row.language || localization.defaultLocale)
  const locale = localeCodes.find((code) => code === language)
  if (!locale) return { ...report, errors: [texts.unknownLanguage(language)] }
  const rowReq = await createLocalReq(
    {
      locale,
      fallbackLocale: false,
      user: req.user ?? undefined,
      req: { headers: req.headers, i18n: req.i18n, t: req.t },
    },
    req.payload,
  )
  try {
    const data = await readData(run, config, row, report)
    const doc = await findDocument(run, rowReq, config, row)
    const publishes =
      options.publishes && row._status === 'published' && canPublish(req) && hasDrafts(config)
    report.id = doc?.id ?? null
    report.fields = doc ? changedFields(config, doc, data) : Object.keys(data)
    const isUnchanged =
      doc !== null && report.fields.length === 0 && !(publishes && doc._status !== 'published')
    report.action = isUnchanged
      ? 'unchanged'
      : doc || isPlanned(run, config, row)
        ? 'update'
        : 'create'
    if (report.errors.length > 0) return { ...report, action: 'none' }
    if (isUnchanged) return report
    await assertAllowed(run, rowReq, config, doc, publishes)
    if (doc) assertTranslation(rowReq, config.flattenedFields, doc, { ...doc, ...data })
    if (report.action === 'create') plan(run, config, row)
    if (options.isDryRun) return report
    report.id = await write(run, rowReq, config, doc, data, publishes)
    return report
  } catch (cause) {
    return {
      ...report,
      action: 'none',
      errors: [...report.errors, ...toMessages(req, cause, texts)],
    }
  }
}

const titleNameOf = (collection: BulkSlug) =>
  collection === 'redirects' ? 'from' : toTitle(collection as ContentSlug)

const hasDrafts = (config: SanitizedCollectionConfig): boolean => Boolean(config.versions?.drafts)

/** Adds what is wrong with cells to the report. */
async function readData(
  { keys, texts, options }: Run,
  config: SanitizedCollectionConfig,
  row: Row,
  report: Result,
): Promise<Record<string, unknown>> {
  const fields = new Map(toColumns(config).map((field) => [field.name, field]))
  const data: Record<string, unknown> = {}
  const reading: Reading = { texts, dateOrder: options.dateOrder }
  for (const [name, cell] of Object.entries(row)) {
    if (fixedColumns.includes(name)) continue
    const field = fields.get(name)
    try {
      if (!field) throw new CellError(texts.unknownColumn)
      const value = await fromCell(field, cell, keys, reading)
      if (value !== undefined) data[name] = value
    } catch (cause) {
      if (!(cause instanceof CellError)) throw cause
      report.errors.push(`${name}: ${cause.message}`)
    }
  }
  return data
}

/** By id, or by its key. @returns null for a new one */
async function findDocument(
  { keys, texts, options }: Run,
  rowReq: PayloadRequest,
  config: SanitizedCollectionConfig,
  row: Row,
): Promise<Doc | null> {
  const { collection } = options
  const key = row[buildKey(config) ?? 'id']
  const ids = row.id
    ? [Number(row.id)]
    : typeof key === 'string' && key
      ? await keys.find(collection, key)
      : []
  if (ids.length > 1) throw new CellError(texts.severalDocuments(String(key)))
  if (ids.length === 0) return null
  const { docs } = await rowReq.payload.find({
    collection,
    where: { id: { equals: ids[0] } },
    draft: true,
    depth: 0,
    limit: 1,
    fallbackLocale: false,
    overrideAccess: false,
    req: rowReq,
  })
  if (!docs[0]) throw new CellError(texts.noDocument(String(row.id)))
  return { ...docs[0] }
}

const plannedKey = (config: SanitizedCollectionConfig, row: Row) =>
  String(row[buildKey(config) ?? ''])
const isPlanned = ({ planned }: Run, config: SanitizedCollectionConfig, row: Row) =>
  planned.has(plannedKey(config, row))
const plan = ({ planned }: Run, config: SanitizedCollectionConfig, row: Row) =>
  planned.add(plannedKey(config, row))

const changedFields = (
  config: SanitizedCollectionConfig,
  doc: Doc,
  data: Record<string, unknown>,
): string[] =>
  toColumns(config)
    .map(({ name }) => name)
    .filter((name) => name in data && !isDeepStrictEqual(data[name], doc[name] ?? null))

/** A dry run asks the rules that a write would. */
async function assertAllowed(
  { texts, options }: Run,
  rowReq: PayloadRequest,
  config: SanitizedCollectionConfig,
  doc: Doc | null,
  publishes: boolean,
): Promise<void> {
  const data = hasDrafts(config) ? { _status: publishes ? 'published' : 'draft' } : {}
  const rule = doc ? config.access.update : config.access.create
  const allowed = await rule({ req: rowReq, id: doc?.id, data })
  const isAllowed =
    typeof allowed === 'boolean' || !doc
      ? Boolean(allowed)
      : (
          await rowReq.payload.count({
            collection: options.collection,
            where: { and: [{ id: { equals: doc.id } }, allowed] },
          })
        ).totalDocs > 0
  if (!isAllowed) throw new CellError(texts.notAllowed)
}

async function write(
  { keys, options: { collection } }: Run,
  rowReq: PayloadRequest,
  config: SanitizedCollectionConfig,
  doc: Doc | null,
  data: Record<string, unknown>,
  publishes: boolean,
): Promise<number> {
  const shared = {
    collection,
    data: hasDrafts(config) ? { ...data, _status: publishes ? 'published' : 'draft' } : data,
    draft: hasDrafts(config) && !publishes,
    fallbackLocale: false as const,
    overrideAccess: false,
    req: rowReq,
    depth: 0,
  }
  if (doc) {
    await rowReq.payload.update({ ...shared, id: doc.id })
    return doc.id
  }
  const created = await rowReq.payload.create({ ...shared, data: shared.data as never })
  keys.clear()
  return Number(created.id)
}

/** What an editor can act on; anything else is logged. */
export function toMessages(req: PayloadRequest, cause: unknown, texts: BulkTexts): string[] {
  if (cause instanceof CellError) return [cause.message]
  if (isValidationError(cause))
    return cause.data.errors.map(({ path, message }) => `${path}: ${message}`)
  if (cause instanceof Error && 'isPublic' in cause && cause.isPublic) return [cause.message]
  req.payload.logger.error({ err: cause, msg: 'A bulk change failed' })
  return [texts.failed]
}

/** By its data: the built service has two copies of Payload's error classes. */
const isValidationError = (cause: unknown): cause is ValidationError =>
  cause instanceof Error &&
  'data' in cause &&
  Array.isArray((cause.data as { errors?: unknown } | null)?.errors)
