import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Field, Payload, TypedLocale } from 'payload'
import { contentSlugs, contentTypeOf } from '../content-types'
import { localization } from '../locales'
import { convert, type ConvertContext } from './convert'
import { readSeed, type SeedDocument, type SeedGlobal } from './read'
import { richTextConverter } from './rich-text'

/** In dependency order: a document comes after those in its required relations. */
const order = [
  ...new Set([
    ...(['media', 'countries', 'services', 'sectors', 'solutions', 'offices', 'contacts'] as const),
    ...contentSlugs,
    ...([
      'redirects',
      'members',
      'favourite-folders',
      'favourites',
      'alert-subscriptions',
      'consents',
      'product-requests',
      'registrations',
    ] as const),
  ]),
]
type SeededSlug = (typeof order)[number]
type Document = SeedDocument & { collection: SeededSlug }
type Values = ReturnType<typeof convert>

/** `quiet` skips webhooks and indexing. Each call gets a copy, as Payload caches in the context. */
const quiet = { quiet: true }

type Loader = {
  payload: Payload
  documents: Document[]
  globals: SeedGlobal[]
  contextFor: (locale: string, exists?: ConvertContext['exists']) => ConvertContext
  problems: string[]
}

async function prepare(payload: Payload, folder: string, today: Date): Promise<Loader> {
  const { documents: read, globals } = await readSeed(folder)
  const documents = read.map(withKnownCollection)
  const ids = new Map(
    documents.map((document) => [`${document.collection}/${document.key}`, document.id]),
  )
  const idOf = (collection: string, key: string) => ids.get(`${collection}/${key}`)
  const problems: string[] = []
  const markdown = await richTextConverter(payload, idOf)
  const toRichText: ConvertContext['toRichText'] = (text, exists) => {
    try {
      return markdown(text, exists)
    } catch (cause) {
      problems.push((cause as Error).message)
      return undefined
    }
  }
  documents.sort((a, b) => rank(a) - rank(b) || a.id - b.id)
  return {
    payload,
    documents,
    globals,
    problems,
    contextFor: (locale, exists = () => true) => ({
      locale,
      today,
      idOf,
      toRichText,
      exists,
      problems,
    }),
  }
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

const fieldsOf = (payload: Payload, document: Document): Field[] =>
  payload.collections[document.collection]?.config.fields ?? []

const isLocale = (key: string): key is TypedLocale =>
  localization.locales.some(({ code }) => code === key)

const localesOf = (value: unknown, locales = new Set<TypedLocale>()): Set<TypedLocale> => {
  if (typeof value !== 'object' || value === null) return locales
  for (const [key, entry] of Object.entries(value)) {
    if (key !== 'en' && isLocale(key)) locales.add(key)
    localesOf(entry, locales)
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
  const seen = new Map<string, string>()
  for (const document of loader.documents) {
    const key = `${document.collection} ${document.id}`
    const duplicate = seen.get(key)
    if (duplicate && (!only || document.collection === only))
      loader.problems.push(`${document.file} has the id of ${duplicate}`)
    seen.set(key, document.file)
    if (only && document.collection !== only) continue
    const at = `${document.collection}/${document.key}`
    for (const locale of ['en' as const, ...localesOf(document.values)]) {
      const before = loader.problems.length
      convert(fieldsOf(payload, document), document.values, at, loader.contextFor(locale))
      for (let index = before; index < loader.problems.length; index += 1) {
        if (!loader.problems[index]?.startsWith(at))
          loader.problems[index] = `${at}: ${loader.problems[index]}`
      }
    }
  }
  return [...new Set(loader.problems)]
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
  const problems = await checkSeed(payload, folder)
  if (problems.length > 0)
    throw new Error(`The sample firm cannot be loaded:\n${problems.join('\n')}`)
  const loader = await prepare(payload, folder, today)
  const existing = await existingIds(loader)
  const created = new Map<Document, Values>()
  for (const document of loader.documents) {
    if (existing.has(keyOf(document.collection, document.id))) continue
    created.set(document, await create(loader, document, folder, existing))
    existing.add(keyOf(document.collection, document.id))
    if (created.size % 25 === 0) report(`${created.size} documents written`)
  }
  let completed = 0
  for (const [document, written] of created) {
    await complete(loader, document, written)
    completed += 1
    if (completed % 50 === 0)
      report(`${completed} of ${created.size} documents translated and linked`)
  }
  if (created.size > 0) for (const global of loader.globals) await fillGlobal(loader, global)
  return created.size
}

const keyOf = (collection: string, id: number): string => `${collection}/${id}`

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
    for (const { id } of docs) existing.add(keyOf(collection, Number(id)))
  }
  return existing
}

const versioned = (payload: Payload, collection: SeededSlug): boolean =>
  Boolean(payload.collections[collection]?.config.versions?.drafts)

/** Creates the English document, with relations to existing documents, and returns its values. */
async function create(
  loader: Loader,
  document: Document,
  folder: string,
  existing: Set<string>,
): Promise<Values> {
  const { payload, contextFor } = loader
  const at = `${document.collection}/${document.key}`
  const context = contextFor('en', (collection, id) => existing.has(keyOf(collection, id)))
  const values = convert(fieldsOf(payload, document), document.values, at, context)
  await attempt(at, () =>
    payload.create({
      collection: document.collection,
      locale: 'en',
      depth: 0,
      context: { ...quiet },
      data: {
        id: document.id,
        ...structuredClone(values), // Payload adds ids
        ...(contentTypeOf(document.collection)
          ? { slug: document.values.slug ?? document.key }
          : {}),
        ...(versioned(payload, document.collection)
          ? { _status: document.values._status ?? 'published' }
          : {}),
      } as never, // cast: `convert` builds it from the collection's fields
      ...(document.values.file
        ? { filePath: path.join(folder, document.collection, String(document.values.file)) }
        : {}),
    }),
  )
  return values
}

/** Adds the other languages, and relations and links to documents created later. */
async function complete(loader: Loader, document: Document, written: Values): Promise<void> {
  const { payload, contextFor } = loader
  const at = `${document.collection}/${document.key}`
  for (const locale of ['en' as const, ...localesOf(document.values)]) {
    const values = convert(fieldsOf(payload, document), document.values, at, contextFor(locale))
    if (locale === 'en' && isDeepStrictEqual(values, written)) continue
    await attempt(`${at} in ${locale}`, () =>
      payload.update({
        collection: document.collection,
        id: document.id,
        locale,
        depth: 0,
        context: { ...quiet },
        data: {
          ...values,
          ...(versioned(payload, document.collection) ? { _status: 'published' } : {}),
        },
      }),
    )
  }
}

async function fillGlobal({ payload, contextFor }: Loader, global: SeedGlobal): Promise<void> {
  const config = payload.globals.config.find(({ slug }) => slug === global.slug)
  if (!config) throw new Error(`${global.file}: there is no global "${global.slug}"`)
  for (const locale of ['en' as const, ...localesOf(global.values)]) {
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
