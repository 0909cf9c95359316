import { isDeepStrictEqual } from 'node:util'
import {
  createLocalReq,
  type ValidationError,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { assertTranslation } from '../../access/shared-fields'
import { canPublish } from '../../access/rules'
import { toStoredSource, toStoredTarget } from '../../collections/redirects/validate'
import { toTitle, type ContentSlug } from '../../model/content-types'
import { localeCodes, localization } from '../../model/locales'
import { CellError, fromCell, type Reading } from './cells'
import { toColumns, buildKey, type BulkSlug } from './columns'
import type { Row } from './file'
import { createKeys, type Keys } from './keys'
import { fixedColumns, type NumberedRow } from './read-file'
import { rehearsal, Rehearsed } from './rehearsal'
import { assertAllowed, hasDrafts, stateBefore, timeOfNewest, type StateBefore } from './state'
import { openStore, textsBefore } from './store'
import { getBulkTexts, type BulkTexts } from './texts'
import type { DateOrder } from './to-date'

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
  delimiter?: string | null
}

/** A report, and what an undo needs. */
export type RowResult = RowReport & {
  locale: string | null
  before: StateBefore | null
  /** `updatedAt` of the document after the row. */
  after: string | null
  /** What names the document in its language, by which a later row is a repetition. */
  names: string[]
  /** Whether the row changed what is public. */
  published: boolean
}

type Doc = Record<string, unknown> & { id: number | null }

/** What is known of an import between its rows. */
export type ImportMemory = {
  keys: Keys
  /** The first row of each document and language. */
  seen: Map<string, number>
  /** Of a dry run: documents as earlier rows would leave them, by id or key, with shared values. */
  planned: Map<string, { id: number | null; shared: Row; byLocale: Map<string, Row> }>
}

export const createMemory = (req: PayloadRequest): ImportMemory => ({
  keys: createKeys(req),
  seen: new Map(),
  planned: new Map(),
})

type Run = ImportMemory & {
  req: PayloadRequest
  config: SanitizedCollectionConfig
  texts: BulkTexts
  options: ImportOptions
}

/**
 * Creates or updates a document as its form would: with the access of the request, its hooks, and a
 * version. A row is one write, so that none is written in part.
 *
 * @param req of the editor, whose transaction the write is in when it has one
 */
export async function importRow(
  req: PayloadRequest,
  memory: ImportMemory,
  { number, cells: written, hasMore }: NumberedRow,
  options: ImportOptions,
): Promise<RowResult> {
  const cells = options.collection === 'redirects' ? asStored(written) : written
  const { config } = req.payload.collections[options.collection]
  const texts = getBulkTexts(req.i18n.language)
  const run: Run = { ...memory, req, config, texts, options }
  const result: RowResult = {
    row: number,
    action: 'none',
    id: null,
    title: String(cells[titleNameOf(options.collection)] ?? keyOf(config, cells) ?? cells.id ?? ''),
    fields: [],
    errors: hasMore ? [texts.moreCells] : [],
    locale: null,
    before: null,
    after: null,
    names: [],
    published: false,
  }
  const language = String(cells.language || localization.defaultLocale)
  const locale = localeCodes.find((code) => code === language)
  if (!locale) return { ...result, errors: [texts.unknownLanguage(language)] }
  const rowReq = await createLocalReq(
    {
      locale,
      fallbackLocale: false,
      user: req.user ?? undefined,
      context: options.isDryRun ? { ...rehearsal } : {},
      req: {
        headers: req.headers,
        i18n: req.i18n,
        t: req.t,
        ...(req.transactionID === undefined ? {} : { transactionID: req.transactionID }),
      },
    },
    req.payload,
  )
  result.locale = locale
  try {
    return await applyRow(run, rowReq, locale, cells, result)
  } catch (cause) {
    return {
      ...result,
      action: 'none',
      errors: [...result.errors, ...toMessages(req, cause, texts)],
    }
  }
}

async function applyRow(
  run: Run,
  rowReq: PayloadRequest,
  locale: string,
  row: Row,
  result: RowResult,
): Promise<RowResult> {
  const { config, options, texts } = run
  const data = await readData(run, row, result)
  const stored = await findDocument(run, rowReq, row)
  const doc = withPlans(run, locale, row, stored)
  assertFirst(run, locale, row, doc, result)
  const publishes =
    options.publishes && row._status === 'published' && canPublish(rowReq) && hasDrafts(config)
  result.id = doc?.id ?? null
  result.fields = doc ? changedFields(config, doc, data) : Object.keys(data)
  if (result.errors.length > 0) return result
  if (doc && result.fields.length === 0 && !(publishes && doc._status !== 'published'))
    return { ...result, action: 'unchanged' }
  const action = doc ? 'update' : 'create'
  if (stored) assertTranslation(rowReq, config.flattenedFields, stored, { ...stored, ...data })
  if (options.isDryRun) {
    await rehearse(run, rowReq, stored, { ...(stored ? {} : doc), ...data }, publishes)
    plan(run, locale, row, doc, { ...data, ...(publishes ? { _status: 'published' } : {}) })
    return { ...result, action }
  }
  await assertAllowed(rowReq, config, doc?.id ?? null, publishes, texts)
  const before = doc?.id ? await toBefore(run, rowReq, doc.id, publishes, result.fields) : null
  const written = await write(run, rowReq, doc, data, publishes)
  // Payload responds with the time of what is public, beside which the newest version has its own
  if (publishes) written.updatedAt = await timeOfNewest(rowReq, config, written.id)
  return {
    ...result,
    ...{ action, before, id: written.id, after: written.updatedAt },
    published: publishes,
  }
}

/** A publication leaves what is public of other languages as it is, and so does its undo. */
async function toBefore(
  { config }: Run,
  rowReq: PayloadRequest,
  id: number,
  publishes: boolean,
  fields: string[],
): Promise<StateBefore> {
  const store = publishes ? openStore(rowReq, `${config.slug}/${id}`) : null
  const texts = store && (await textsBefore(store, String(rowReq.locale)))
  return texts ?? stateBefore(rowReq, config, id, publishes, fields)
}

/** Addresses of redirects in the form in which they are stored, by which a row finds its redirect. */
const asStored = (row: Row): Row => ({
  ...row,
  ...(row.from ? { from: toStoredSource(row.from) } : {}),
  ...(row.to ? { to: toStoredTarget(row.to) } : {}),
})

const titleNameOf = (collection: BulkSlug) =>
  collection === 'redirects' ? 'from' : toTitle(collection as ContentSlug)

function keyOf(config: SanitizedCollectionConfig, row: Row): string | null {
  const key = row[buildKey(config) ?? 'id']
  return key ? String(key).trim() : null
}

/** Adds what is wrong with cells to the result. */
async function readData(
  { keys, config, texts, options }: Run,
  row: Row,
  result: RowResult,
): Promise<Row> {
  const fields = new Map(toColumns(config).map((field) => [field.name, field]))
  const data: Row = {}
  const { dateOrder, delimiter } = options
  const reading: Reading = { texts, dateOrder, delimiter }
  for (const [name, cell] of Object.entries(row)) {
    if (fixedColumns.includes(name)) continue
    const field = fields.get(name)
    try {
      if (!field) throw new CellError(texts.unknownColumn)
      const value = await fromCell(field, cell, keys, reading)
      if (value !== undefined) data[name] = value
    } catch (cause) {
      if (!(cause instanceof CellError)) throw cause
      result.errors.push(`${name}: ${cause.message}`)
    }
  }
  return data
}

/** By id, or by its key, with the values of the row's columns. @returns null for a new one */
async function findDocument(
  { keys, config, texts, options }: Run,
  rowReq: PayloadRequest,
  row: Row,
): Promise<(Doc & { id: number }) | null> {
  const { collection } = options
  const key = keyOf(config, row)
  const ids = row.id ? [Number(row.id)] : key ? await keys.find(collection, key) : []
  if (ids.length > 1) throw new CellError(texts.severalDocuments(String(key)))
  if (ids.length === 0) return null
  const columns = toColumns(config).filter(({ name }) => name in row)
  const { docs } = await rowReq.payload.find({
    collection,
    where: { id: { equals: ids[0] } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    fallbackLocale: false,
    overrideAccess: false,
    select: Object.fromEntries(columns.map(({ name }) => [name, true])),
    req: rowReq,
  })
  const [doc] = docs
  if (!doc) throw new CellError(texts.noDocument(String(row.id)))
  return { ...doc }
}

const identities = (config: SanitizedCollectionConfig, row: Row, doc: Doc | null): string[] => {
  const key = keyOf(config, row)
  return [...(doc?.id ? [`#${doc.id}`] : []), ...(key ? [`=${key}`] : [])]
}

/**
 * A file that names a document twice in a language does not say which row counts.
 *
 * @throws CellError naming the first row
 */
function assertFirst(
  { seen, config, texts }: Run,
  locale: string,
  row: Row,
  doc: Doc | null,
  result: RowResult,
): void {
  const names = identities(config, row, doc).map((name) => `${name} ${locale}`)
  const first = names.map((name) => seen.get(name)).find((value) => value !== undefined)
  if (first !== undefined) throw new CellError(texts.repeatedRow(first))
  for (const name of names) seen.set(name, result.row)
  result.names = names
}

/** The document as the earlier rows of a dry run would leave it. */
function withPlans(
  { planned, config, options }: Run,
  locale: string,
  row: Row,
  stored: Doc | null,
): Doc | null {
  if (!options.isDryRun) return stored
  const plans = identities(config, row, stored).flatMap((name) => planned.get(name) ?? [])
  const plan = plans.find(
    ({ id }) => row.id === undefined || row.id === '' || id === Number(row.id),
  )
  if (!plan) return stored
  return { ...stored, id: plan.id, ...plan.shared, ...plan.byLocale.get(locale) }
}

function plan(
  { planned, config }: Run,
  locale: string,
  row: Row,
  doc: Doc | null,
  data: Row,
): void {
  const names = identities(config, row, doc)
  const known = names.flatMap((name) => planned.get(name) ?? [])[0]
  const entry = known ?? { id: doc?.id ?? null, shared: {}, byLocale: new Map<string, Row>() }
  const localized = new Set(
    config.flattenedFields
      .filter((field) => 'localized' in field && field.localized)
      .map(({ name }) => name),
  )
  const values = Object.entries(data)
  Object.assign(entry.shared, Object.fromEntries(values.filter(([name]) => !localized.has(name))))
  entry.byLocale.set(locale, Object.fromEntries(values.filter(([name]) => localized.has(name))))
  for (const name of names) planned.set(name, entry)
}

const changedFields = (
  config: SanitizedCollectionConfig,
  doc: Doc,
  data: Record<string, unknown>,
): string[] =>
  toColumns(config)
    .map(({ name }) => name)
    .filter((name) => name in data && !isDeepStrictEqual(data[name], doc[name] ?? null))

/** Evaluates the rules that a write would. */
async function rehearse(
  run: Run,
  rowReq: PayloadRequest,
  stored: Doc | null,
  data: Row,
  publishes: boolean,
): Promise<void> {
  const { config, texts } = run
  await assertAllowed(rowReq, config, stored?.id ?? null, publishes, texts)
  if (stored && hasDrafts(config) && !publishes) return
  try {
    await write(run, rowReq, stored, data, publishes)
  } catch (cause) {
    if (!(cause instanceof Rehearsed)) throw cause
  }
}

async function write(
  { keys, config, options: { collection } }: Run,
  rowReq: PayloadRequest,
  doc: Doc | null,
  data: Row,
  publishes: boolean,
): Promise<{ id: number; updatedAt: string }> {
  const shared = {
    collection,
    data: hasDrafts(config) ? { ...data, _status: publishes ? 'published' : 'draft' } : data,
    draft: hasDrafts(config) && !publishes,
    fallbackLocale: false as const,
    overrideAccess: false,
    req: rowReq,
    depth: 0,
  }
  const key = buildKey(config)
  if (doc?.id) {
    const updated = await rowReq.payload.update({ ...shared, id: doc.id })
    if (key && key in data) keys.clear()
    return { id: doc.id, updatedAt: String(updated.updatedAt) }
  }
  const { id: _, ...values } = shared.data as Row
  const created = await rowReq.payload.create({ ...shared, data: values as never })
  const createdKey: unknown = key && Reflect.get(created, key)
  keys.add(collection, createdKey, Number(created.id))
  return { id: Number(created.id), updatedAt: String(created.updatedAt) }
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
