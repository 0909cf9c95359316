import path from 'node:path'
import {
  createLocalReq,
  type Field,
  type Payload,
  type PayloadRequest,
  type TypedLocale,
} from 'payload'
import { contentSlugs, getContentType } from '../model/content-types'
import type { Values } from '../plugins/links/references'
import { localization } from '../model/locales'
import { buildDocument } from './build-document'
import { convert, type ConvertContext } from './convert'
import { readSeed, type SeedDocument, type SeedGlobal } from './read'
import { richTextConverter } from './rich-text'
import { inTransaction } from './transaction'

/** In dependency order: pictures, content, and what refers to content. */
const order = [
  'media',
  ...contentSlugs,
  'redirects',
  'members',
  'favourite-folders',
  'favourites',
  'alert-subscriptions',
  'consents',
  'product-requests',
  'registrations',
] as const
type SeededSlug = (typeof order)[number]
type Document = SeedDocument & { collection: SeededSlug }

/** `quiet` skips webhooks and indexing. Each call gets a copy, as Payload caches in the context. */
const quiet = { quiet: true }

type Loader = {
  payload: Payload
  documents: Document[]
  globals: SeedGlobal[]
  contextFor: (locale: string) => ConvertContext
  /** Documents that others refer to, as `collection/id`. */
  referredTo: Set<string>
  problems: string[]
}

async function prepare(payload: Payload, folder: string, today: Date): Promise<Loader> {
  const { documents: read, globals } = await readSeed(folder)
  const documents = read.map(withKnownCollection)
  const ids = new Map(documents.map((document) => [toName(document), document.id]))
  const referredTo = new Set<string>()
  const toId = (collection: string, key: string) => {
    const id = ids.get(`${collection}/${key}`)
    if (id !== undefined) referredTo.add(buildKey({ collection, id }))
    return id
  }
  const problems: string[] = []
  const markdown = await richTextConverter(payload, toId)
  const toRichText: ConvertContext['toRichText'] = (text) => {
    try {
      return markdown(text)
    } catch (cause) {
      problems.push((cause as Error).message)
      return undefined
    }
  }
  documents.sort((a, b) => rank(a) - rank(b) || a.id - b.id)
  const common = { today, toId, toRichText, problems }
  const contextFor = (locale: string) => ({ ...common, locale })
  return { payload, documents, globals, contextFor, referredTo, problems }
}

const rank = (document: Document): number => order.indexOf(document.collection)

/**
 * @throws Error for a folder that is not a collection
 */
function withKnownCollection(document: SeedDocument): Document {
  const collection = order.find((slug) => slug === document.collection)
  if (!collection)
    throw new Error(`${document.file}: there is no collection "${document.collection}"`)
  return { ...document, collection }
}

/** A document's name in the seed files. */
const toName = ({ collection, key }: SeedDocument): string => `${collection}/${key}`

const buildKey = ({ collection, id }: Pick<SeedDocument, 'collection' | 'id'>): string =>
  `${collection}/${id}`

const isContent = ({ collection }: Document): boolean => getContentType(collection) !== undefined

const toFields = (payload: Payload, document: Document): Field[] =>
  payload.collections[document.collection]?.config.fields ?? []

const isLocale = (key: string): key is TypedLocale =>
  localization.locales.some(({ code }) => code === key)

const toLocales = (value: unknown, locales = new Set<TypedLocale>()): Set<TypedLocale> => {
  if (typeof value !== 'object' || value === null) return locales
  for (const [key, entry] of Object.entries(value)) {
    if (key !== 'en' && isLocale(key)) locales.add(key)
    toLocales(entry, locales)
  }
  return locales
}

/**
 * Validates the seed files and returns one line per problem; empty when they are valid.
 *
 * @param only a collection; all by default
 */
export async function checkSeed(
  payload: Payload,
  folder: string,
  only?: string,
): Promise<string[]> {
  const loader = await prepare(payload, folder, new Date())
  convertAll(loader, only)
  return [...new Set(loader.problems)]
}

/** A document with its values in each of its languages, English first. */
type Converted = { document: Document; valuesIn: Map<TypedLocale, Values> }

/** Converts the documents of a collection, all by default; `problems` gets what is wrong. */
function convertAll(loader: Loader, only?: string): Converted[] {
  const { documents, problems } = loader
  const seen = new Map<string, string>()
  return documents.flatMap((document) => {
    const duplicate = seen.get(buildKey(document))
    seen.set(buildKey(document), document.file)
    if (only && document.collection !== only) return []
    if (duplicate) problems.push(`${document.file} has the id of ${duplicate}`)
    const before = problems.length
    const valuesIn = convertDocument(loader, document)
    const name = toName(document)
    for (const problem of problems.splice(before))
      problems.push(problem.startsWith(name) ? problem : `${name}: ${problem}`)
    return { document, valuesIn }
  })
}

function convertDocument(loader: Loader, document: Document): Converted['valuesIn'] {
  const { id, key, values } = document
  const fields = toFields(loader.payload, document)
  const convertIn = (locale: TypedLocale): Values => ({
    id,
    ...convert(fields, values, toName(document), loader.contextFor(locale)),
    ...(isContent(document)
      ? {
          slug: values.slug ?? key,
          _status: (locale === 'en' && values._status) || 'published',
        }
      : {}),
  })
  const locales: TypedLocale[] = ['en', ...toLocales(values)]
  return new Map(locales.map((locale) => [locale, convertIn(locale)]))
}

/**
 * Loads the sample firm. Existing documents are left unchanged, so that loading is idempotent and
 * keeps editors' changes.
 *
 * @throws Error with every problem of the files, before anything is written
 */
export async function loadSeed(
  payload: Payload,
  folder: string,
  report: (line: string) => void,
  today = new Date(),
): Promise<number> {
  const loader = await prepare(payload, folder, today)
  const converted = convertAll(loader)
  const problems = new Set(loader.problems)
  if (problems.size > 0)
    throw new Error(`The sample firm cannot be loaded:\n${[...problems].join('\n')}`)
  const existing = await existingIds(loader)
  const missing = converted.filter(({ document }) => !existing.has(buildKey(document)))
  let written = 0
  const reportWritten = () => {
    written += 1
    if (written % 50 === 0) report(`${written} of ${missing.length} documents written`)
  }
  const isPicture = ({ document }: Converted) => document.collection === 'media'
  await Promise.all(
    missing.filter(isPicture).map(async (picture) => {
      await create(payload, picture, folder)
      reportWritten()
    }),
  )
  const content = missing.filter(({ document }) => isContent(document))
  await writeContent(loader, content, reportWritten)
  for (const entry of missing) {
    if (isPicture(entry) || isContent(entry.document)) continue
    await create(payload, entry, folder)
    reportWritten()
  }
  if (missing.length > 0) for (const global of loader.globals) await fillGlobal(loader, global)
  return missing.length
}

async function existingIds({ payload, documents }: Loader): Promise<Set<string>> {
  const existing = new Set<string>()
  for (const collection of new Set(documents.map((document) => document.collection))) {
    const { docs } = await payload.find({
      collection,
      pagination: false,
      depth: 0,
      select: {},
      draft: true,
    })
    for (const { id } of docs) existing.add(buildKey({ collection, id: Number(id) }))
  }
  return existing
}

/**
 * Writes new documents in all languages at once, each with one version. Those that others refer to
 * get an empty row before, as documents refer to each other.
 */
async function writeContent(
  { payload, referredTo }: Loader,
  content: Converted[],
  reportWritten: () => void,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    for (const { document } of content) {
      const { collection, id } = document
      if (referredTo.has(buildKey(document)))
        await payload.db.create({ collection, data: { id }, req, returning: false })
    }
    for (const { document, valuesIn } of content) {
      await attempt(toName(document), () => write(req, document, valuesIn, referredTo))
      reportWritten()
    }
  })
}

async function write(
  req: PayloadRequest,
  document: Document,
  valuesIn: Converted['valuesIn'],
  referredTo: Set<string>,
): Promise<void> {
  const { collection, id } = document
  const { db, collections } = req.payload
  const now = new Date().toISOString()
  const built = await buildDocument(req, collections[collection].config, valuesIn)
  const data = { ...built, createdAt: now, updatedAt: now }
  if (referredTo.has(buildKey(document)))
    await db.updateOne({ collection, id, data, req, returning: false })
  else await db.create({ collection, data, req, returning: false })
  await db.createVersion({
    collectionSlug: collection,
    parent: id,
    versionData: data as never, // cast: it is built from the collection's fields
    createdAt: now,
    updatedAt: now,
    autosave: false,
    req,
    returning: false,
  })
}

/** Creates a document without versions by Payload's own operations, which write its file, too. */
async function create(
  payload: Payload,
  { document, valuesIn }: Converted,
  folder: string,
): Promise<void> {
  const { collection, id, values } = document
  const filePath = values.file ? path.join(folder, collection, String(values.file)) : undefined
  for (const [locale, data] of valuesIn) {
    const options = {
      collection,
      locale,
      depth: 0,
      context: { ...quiet },
      data: data as never, // cast: `convert` builds it from the collection's fields
    }
    await attempt(`${toName(document)} in ${locale}`, () =>
      locale === 'en'
        ? payload.create({ ...options, filePath })
        : payload.update({ ...options, id }),
    )
  }
}

async function fillGlobal({ payload, contextFor }: Loader, global: SeedGlobal): Promise<void> {
  const config = payload.globals.config.find(({ slug }) => slug === global.slug)
  if (!config) throw new Error(`${global.file}: there is no global "${global.slug}"`)
  for (const locale of ['en' as const, ...toLocales(global.values)]) {
    const values = convert(config.fields, global.values, global.slug, contextFor(locale))
    const data: object = { ...values, _status: 'published' }
    await attempt(`${global.slug} in ${locale}`, () =>
      payload.updateGlobal({
        slug: config.slug,
        locale,
        depth: 0,
        context: { ...quiet },
        data,
      }),
    )
  }
}

async function attempt<T>(label: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (cause) {
    const detail = (cause as { data?: { errors?: unknown } }).data?.errors
    throw new Error(`${label} was refused: ${detail ? JSON.stringify(detail) : String(cause)}`, {
      cause,
    })
  }
}
