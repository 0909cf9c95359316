import { setImmediate } from 'node:timers/promises'
import {
  createLocalReq,
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  type PayloadRequest,
  type RequestContext,
} from 'payload'
import { changedPaths } from '../../fields/changed-paths'
import { localeCodes } from '../../model/locales'
import { isPublishedIn } from '../../model/published'
import { toValues } from '../links/links-to'
import type { Values } from '../links/references'
import { keepsMarks } from '../translations/outdated'
import { CellError } from './cells'
import { isList, toColumns } from './columns'
import { assertAllowed } from './state'
import { getBulkTexts } from './texts'

/** A document in all languages: its row, of which published languages are public, and its newest version. */
export type Layers = { row: Values; newest: Values; version: number }

type Save = { as: 'published' | 'unpublished' | 'draft'; context?: RequestContext }

/** How a document or a global is read and written past its form, in the transaction of a request. */
export type Store = {
  flattenedFields: FlattenedField[]
  /** Without hooks and access control: the caller checks access. Null when there is none. */
  read: () => Promise<Layers | null>
  /** @throws CellError where the access rules refuse a draft, or a publication */
  assertMay: (locale: string, publishes: boolean) => Promise<void>
  /**
   * Saves fields in a language as a form would. What is published with them is what is in the newest
   * version.
   */
  save: (locale: string, values: Values, save: Save) => Promise<void>
  /**
   * Makes a state the newest version, which is what Payload begins a save from. A publication that
   * begins from the row publishes nothing of a newer draft with it.
   *
   * @returns the id of the version
   */
  makeNewest: (state: Values) => Promise<number>
  removeVersion: (version: number) => Promise<void>
  /** @throws Error when the version is not stored any more */
  removeVersionsAfter: (version: number) => Promise<void>
}

/** @param key such as `articles/12` or `globals/home` */
export function openStore(req: PayloadRequest, key: string): Store | null {
  const [type = '', name = ''] = key.split('/')
  const global = req.payload.config.globals.find(({ slug }) => slug === name)
  if (type === 'globals') return global ? openGlobal(req, global.slug as GlobalSlug) : null
  const collection = req.payload.config.collections.find(({ slug }) => slug === type)
  return collection ? openDocument(req, collection.slug as CollectionSlug, Number(name)) : null
}

function openDocument(req: PayloadRequest, collection: CollectionSlug, id: number): Store {
  const { db } = req.payload
  const { config } = req.payload.collections[collection]
  return {
    flattenedFields: config.flattenedFields,
    read: async () => (await readLayers(req, collection, [id])).get(id) ?? null,
    assertMay: async (locale, publishes) =>
      assertAllowed(await inLanguage(req, locale), config, id, publishes, textsOf(req)),
    save: async (locale, values, { as, context }) => {
      await req.payload.update({
        ...{ collection, id, depth: 0, overrideAccess: false },
        ...toSave(locale, values, as),
        req: await inLanguage(req, locale, context),
      })
    },
    makeNewest: async (state) => {
      await nextMillisecond()
      const version = await db.createVersion({
        ...{ collectionSlug: collection, parent: id, ...createdNow(), req },
        versionData: state as never, // cast: in all languages, as Payload's own versions
      })
      await nextMillisecond()
      return Number(version.id)
    },
    removeVersion: (version) =>
      db.deleteVersions({ collection, where: { id: { equals: version } }, req }),
    removeVersionsAfter: async (version) => {
      const { totalDocs } = await db.countVersions({
        ...{ collection, where: { id: { equals: version } }, req },
      })
      assertStored(totalDocs, `${collection}/${id}`, version)
      const where = { parent: { equals: id }, id: { greater_than: version } }
      await db.deleteVersions({ collection, where, req })
      await db.updateVersion({ collection, id: version, ...latest, req })
    },
  }
}

function openGlobal(req: PayloadRequest, slug: GlobalSlug): Store {
  const { db } = req.payload
  const config = req.payload.config.globals.find((global) => global.slug === slug)
  if (!config) throw new Error(`There is no global ${slug}`)
  return {
    flattenedFields: config.flattenedFields,
    read: async () => {
      const row = await db.findGlobal<Values>({ slug, locale: 'all', req })
      const { docs } = await db.findGlobalVersions<Values>({
        ...{ global: slug, locale: 'all', where: { latest: { equals: true } }, limit: 1, req },
      })
      const [version] = docs
      return version ? { row, newest: version.version, version: Number(version.id) } : null
    },
    assertMay: async (locale, publishes) => {
      const data = { _status: publishes ? 'published' : 'draft' }
      const isAllowed = await config.access.update({ req: await inLanguage(req, locale), data })
      if (isAllowed !== true) throw new CellError(textsOf(req).notAllowed)
    },
    save: async (locale, values, { as, context }) => {
      await req.payload.updateGlobal({
        ...{ slug, depth: 0, overrideAccess: false },
        ...toSave(locale, values, as),
        req: await inLanguage(req, locale, context),
      })
    },
    makeNewest: async (state) => {
      await nextMillisecond()
      const version = await db.createGlobalVersion({
        ...{ globalSlug: slug, ...createdNow(), req },
        versionData: state as never, // cast: as above
      })
      await nextMillisecond()
      return Number(version.id)
    },
    removeVersion: (version) =>
      db.deleteVersions({ globalSlug: slug, where: { id: { equals: version } }, req }),
    removeVersionsAfter: async (version) => {
      const { totalDocs } = await db.countGlobalVersions({
        ...{ global: slug, where: { id: { equals: version } }, req },
      })
      assertStored(totalDocs, `globals/${slug}`, version)
      await db.deleteVersions({ globalSlug: slug, where: { id: { greater_than: version } }, req })
      await db.updateGlobalVersion({ global: slug, id: version, ...latest, req })
    },
  }
}

const textsOf = ({ i18n }: PayloadRequest) => getBulkTexts(i18n.language)

const toSave = (locale: string, values: Values, as: Save['as']) => ({
  data: { ...values, _status: as === 'published' ? 'published' : 'draft' } as never, // cast: a part
  ...(as === 'published' ? { publishSpecificLocale: locale as never } : {}), // cast: of `localeCodes`
  ...(as === 'draft' ? { draft: true } : {}),
})

function createdNow() {
  const now = new Date().toISOString()
  return { autosave: false, createdAt: now, updatedAt: now }
}

const latest = { versionData: { latest: true } as never, returning: false } // cast: only this column

function assertStored(count: number, key: string, version: number): void {
  if (count !== 1) throw new Error(`Version ${version} of ${key} is gone`)
}

/** Of two versions of a millisecond both would be the newest. */
async function nextMillisecond(): Promise<void> {
  for (const now = Date.now(); Date.now() === now;) await setImmediate()
}

/** Reads documents without hooks and access control: the caller checks access. */
export async function readLayers(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
): Promise<Map<number, Layers>> {
  const query = { collection, locale: 'all', pagination: false, req }
  const rows = await req.payload.db.find<Values & { id: number }>({
    ...{ ...query, where: { id: { in: ids } }, sort: 'id' },
  })
  const versions = await req.payload.db.findVersions<Values>({
    ...query,
    where: { and: [{ parent: { in: ids } }, { latest: { equals: true } }] },
    sort: 'updatedAt',
  })
  const newest = new Map(versions.docs.map((version) => [Number(version.parent), version]))
  return new Map(
    rows.docs.flatMap((row) => {
      const version = newest.get(row.id)
      return version
        ? [[row.id, { row, newest: version.version, version: Number(version.id) }] as const]
        : []
    }),
  )
}

/** Whether the newest version has anything that the row has not, in any language. */
export const hasNewerDraft = (
  { flattenedFields }: Pick<Store, 'flattenedFields'>,
  { row, newest }: Layers,
): boolean =>
  localeCodes.some(
    (locale) =>
      isPublishedIn(row, locale) !== isPublishedIn(newest, locale) ||
      changedPaths(
        toColumns({ flattenedFields }),
        toValues(row, locale),
        toValues(newest, locale),
        'all',
      ).length > 0,
  )

/** The time of a document's newest version, by which a later change is noticed. */
export const timeOf = ({ newest }: Layers): string => String(newest.updatedAt)

/**
 * Brings back what was public: fields by language, with the status `draft` where the language was
 * not public. What is a draft now is not touched.
 */
export async function restoreTexts(store: Store, texts: Record<string, Values>): Promise<void> {
  const layers = await store.read()
  if (!layers || Object.keys(texts).length === 0) return
  await store.makeNewest(layers.row)
  for (const [locale, { _status, ...values }] of Object.entries(texts)) {
    const as = _status === 'draft' ? 'unpublished' : 'published'
    await store.save(locale, values, { as, context: keepsMarks })
  }
}

/**
 * What a publication of a whole language changes of a document that has something public, for
 * `restoreTexts`; null for one that has not.
 */
export async function textsBefore(
  store: Store,
  locale: string,
): Promise<{ version: number; texts: Record<string, Values> } | null> {
  const layers = await store.read()
  if (!layers || !localeCodes.some((code) => isPublishedIn(layers.row, code))) return null
  const { row, version } = layers
  const isPublic = isPublishedIn(row, locale)
  // the text of a language that was not public stays, and is not public again
  const columns = toColumns(store).filter(
    (field) => isPublic || !('localized' in field && field.localized),
  )
  const names = [...columns.map(({ name }) => name), 'outdatedIn']
  const values = pick(store, toValues(row, locale), names)
  return { version, texts: { [locale]: isPublic ? values : { ...values, _status: 'draft' } } }
}

/** Fields by name. One that is empty in all languages is read as an object without languages. */
export const pick = (
  { flattenedFields }: Pick<Store, 'flattenedFields'>,
  values: Values,
  names: string[],
): Values =>
  Object.fromEntries(
    flattenedFields
      .filter(({ name }) => names.includes(name))
      .map((field) => {
        const value = values[field.name] ?? null
        const hasRows = field.type === 'array' || field.type === 'blocks' || isList(field)
        return [field.name, hasRows && !Array.isArray(value) ? [] : value]
      }),
  )

/** A request of the editor in a language, in the same transaction. */
export const inLanguage = (
  { i18n, payload, t, transactionID, user }: PayloadRequest,
  locale: string,
  context: RequestContext = {},
): Promise<PayloadRequest> =>
  createLocalReq(
    {
      ...{ locale, fallbackLocale: false, user: user ?? undefined, context: { ...context } },
      req: { i18n, t, ...(transactionID === undefined ? {} : { transactionID }) },
    },
    payload,
  )
