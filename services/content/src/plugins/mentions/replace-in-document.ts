import type { PayloadRequest } from 'payload'
import { assertTranslation } from '../../access/shared-fields'
import { isSame } from '../../fields/changed-paths'
import { localeCodes, localization } from '../../model/locales'
import { isPublishedIn } from '../../model/published'
import { CellError } from '../bulk-editing/cells'
import { toColumns } from '../bulk-editing/columns'
import { rehearsal, Rehearsed } from '../bulk-editing/rehearsal'
import type { StateBefore } from '../bulk-editing/state'
import {
  hasNewerDraft,
  inLanguage,
  openStore,
  pick,
  timeOf,
  type Layers,
  type Store,
} from '../bulk-editing/store'
import { getBulkTexts, type BulkTexts } from '../bulk-editing/texts'
import { toValues } from '../links/links-to'
import { isValues, toRows, type Values } from '../links/references'
import { keepsMarks } from '../translations/outdated'
import type { Subject } from './subject'

/** The values of a document in a language with the changes; the same values without any. */
export type Change = (values: Values, locale: string) => Values

export type Options = {
  /** Changes what is public at once; else all changes are drafts. */
  publishes: boolean
  isDryRun: boolean
}

/** What an undo needs. */
export type Written = {
  isChanged: boolean
  published: boolean
  before: StateBefore | null
  after: string | null
}

type Document = { req: PayloadRequest; store: Store }

/**
 * Changes a document in all its languages, each as its form would, with the rights of the editor:
 * what is public is published with the change and nothing else, what is a draft stays one and has
 * the change as well.
 *
 * @param req of the editor, whose transaction the writes are in
 * @param key such as `articles/12` or `globals/home`
 * @throws CellError, and what Payload throws for what the editor may not do
 */
export async function changeDocument(
  req: PayloadRequest,
  key: string,
  change: Change,
  options: Options,
): Promise<Written> {
  const document = { req, store: open(req, key) }
  const { store } = document
  const layers = await read(document)
  if (options.isDryRun) return rehearse(document, layers, change, options)
  const isPending = hasNewerDraft(store, layers)
  const texts = options.publishes ? await publish(document, layers, isPending, change) : {}
  const published = Object.keys(texts).length > 0
  const locales = localesToDraft(layers, isPending, published)
  const isDrafted = await saveDrafts(document, layers, locales, change)
  await assertChanged(document, change, options)
  const isChanged = published || isDrafted
  return {
    ...{ isChanged, published },
    before: isChanged ? { version: layers.version, texts } : null,
    after: isChanged ? timeOf(await read(document)) : null,
  }
}

/** @throws CellError for a document of an unknown type */
function open(req: PayloadRequest, key: string): Store {
  const store = openStore(req, key)
  if (!store) throw new CellError(textsOf(req).noDocument(key))
  return store
}

const textsOf = ({ i18n }: PayloadRequest): BulkTexts => getBulkTexts(i18n.language)

/** @throws CellError for a document that is deleted */
async function read({ req, store }: Document): Promise<Layers> {
  const layers = await store.read()
  if (!layers) throw new CellError(textsOf(req).deletedSince)
  return layers
}

/** The fields that a change alters in a language, with their new values. */
function toChanges({ store }: Document, state: Values, locale: string, change: Change): Values {
  const before = toValues(state, locale)
  const after = change(before, locale)
  return pick(
    store,
    after,
    toNames(store).filter((name) => after[name] !== before[name]),
  )
}

const toNames = (store: Store): string[] => toColumns(store).map(({ name }) => name)

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0

/** The values that a state has not yet: those without languages are saved with the first one. */
const toLeft = (wanted: Values, state: Values, locale: string): Values => {
  const current = toValues(state, locale)
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isSame(value, current[name])),
  )
}

/** @returns the published fields before the change, by language */
async function publish(
  document: Document,
  layers: Layers,
  isPending: boolean,
  change: Change,
): Promise<Record<string, Values>> {
  const { store } = document
  const wanted = toWanted(document, layers.row, publicLocales(layers), change)
  if (wanted.length === 0) return {}
  const base = isPending ? await store.makeNewest(layers.row) : null
  const before: Record<string, Values> = {}
  for (const [locale, values] of wanted) {
    const { row } = await read(document)
    const left = toLeft(values, row, locale)
    if (isEmpty(left)) continue
    before[locale] = withGaps(pick(store, toValues(row, locale), Object.keys(left)), left)
    await store.assertMay(locale, true)
    await store.save(locale, left, { as: 'published', context: keepsMarks })
  }
  if (base === null) return before
  await store.makeNewest(layers.newest)
  await store.removeVersion(base)
  return before
}

/**
 * The values before with `null` for what only those after have: Payload leaves what is missing in a
 * row as it is stored.
 */
function withGaps(before: Values, after: Values): Values {
  const gaps = Object.keys(after).filter((name) => !(name in before))
  const filled = Object.entries(before).map(([name, value]) => [
    name,
    name === 'root' ? value : withGapsIn(value, after[name]),
  ])
  return { ...Object.fromEntries(filled), ...Object.fromEntries(gaps.map((name) => [name, null])) }
}

function withGapsIn(value: unknown, other: unknown): unknown {
  if (isValues(value) && isValues(other)) return withGaps(value, other)
  if (!Array.isArray(value)) return value
  const rows = toRows(other)
  return value.map((row: unknown) => {
    const same = isValues(row) && row.id ? rows.find(({ id }) => id === row.id) : undefined
    return isValues(row) && same ? withGaps(row, same) : row
  })
}

const publicLocales = ({ row }: Layers): string[] =>
  localeCodes.filter((locale) => isPublishedIn(row, locale))

const toWanted = (
  document: Document,
  state: Values,
  locales: string[],
  change: Change,
): [locale: string, values: Values][] =>
  locales
    .map((locale): [string, Values] => [locale, toChanges(document, state, locale, change)])
    .filter(([, values]) => !isEmpty(values))

/**
 * The languages whose newest text has no change yet. With a newer draft, those that are drafts come
 * first: fields without languages are saved in the first one, which becomes a draft.
 */
function localesToDraft({ row, newest }: Layers, isPending: boolean, published: boolean): string[] {
  if (isPending)
    return [...localeCodes].sort(
      (a, b) => Number(isPublishedIn(newest, a)) - Number(isPublishedIn(newest, b)),
    )
  return localeCodes.filter((locale) => !published || !isPublishedIn(row, locale))
}

async function saveDrafts(
  document: Document,
  { newest }: Layers,
  locales: string[],
  change: Change,
): Promise<boolean> {
  const { store } = document
  const wanted = toWanted(document, newest, locales, change)
  let isSaved = false
  for (const [locale, values] of wanted) {
    const left = toLeft(values, (await read(document)).newest, locale)
    if (isEmpty(left)) continue
    await store.assertMay(locale, false)
    await store.save(locale, left, { as: 'draft', context: keepsMarks })
    isSaved = true
  }
  return isSaved
}

/**
 * Payload leaves out fields that an account may not change, without an error.
 *
 * @throws CellError
 */
async function assertChanged(
  document: Document,
  change: Change,
  { publishes }: Options,
): Promise<void> {
  const { row, newest } = await read(document)
  const isLeft = (state: Values) => (locale: string) =>
    !isEmpty(toChanges(document, state, locale, change))
  const isPublicLeft =
    publishes && localeCodes.some((locale) => isPublishedIn(row, locale) && isLeft(row)(locale))
  if (isPublicLeft || localeCodes.some(isLeft(newest)))
    throw new CellError(textsOf(document.req).notAllowed)
}

/** Evaluates the rules that the writes would. */
async function rehearse(
  document: Document,
  { row, newest }: Layers,
  change: Change,
  { publishes }: Options,
): Promise<Written> {
  const { req, store } = document
  let isChanged = false
  let published = false
  for (const locale of localeCodes) {
    const drafted = toChanges(document, newest, locale, change)
    if (!isEmpty(drafted)) {
      isChanged = true
      await store.assertMay(locale, false)
      const stored = toValues(newest, locale)
      const own = await inLanguage(req, locale)
      assertTranslation(own, store.flattenedFields, stored, { ...stored, ...drafted })
    }
    if (!publishes || !isPublishedIn(row, locale)) continue
    const changes = toChanges(document, row, locale, change)
    if (isEmpty(changes)) continue
    published = true
    await store.assertMay(locale, true)
    await rehearsePublication(store, locale, {
      ...pick(store, toValues(row, locale), toNames(store)),
      ...changes,
    })
  }
  return { isChanged: isChanged || published, published, before: null, after: null }
}

async function rehearsePublication(store: Store, locale: string, values: Values): Promise<void> {
  const context = { ...rehearsal, ...keepsMarks }
  try {
    await store.save(locale, values, { as: 'published', context })
  } catch (cause) {
    if (!(cause instanceof Rehearsed)) throw cause
  }
}

/**
 * Takes a document off the site in every language. Its texts stay as they are, and so does a draft
 * that is newer.
 *
 * @param successor the path that its address leads to, null for "gone"
 */
export async function unpublish(
  req: PayloadRequest,
  { collection, id }: Pick<Subject, 'collection' | 'id'>,
  successor: string | null,
  { isDryRun }: Options,
): Promise<Written> {
  const document = { req, store: open(req, `${collection}/${id}`) }
  const { store } = document
  const layers = await read(document)
  const locales = publicLocales(layers)
  const isChanged = locales.length > 0
  if (isChanged) await store.assertMay(localization.defaultLocale, true)
  if (isDryRun || !isChanged) return { isChanged, published: true, before: null, after: null }
  // Payload writes the newest version, which is else the one that an undo goes back to
  await store.makeNewest(layers.row)
  await req.payload.update({
    ...{ collection, id, depth: 0, overrideAccess: false, unpublishAllLocales: true },
    data: { successor, _status: 'draft' },
    req: await inLanguage(req, localization.defaultLocale),
  })
  if (hasNewerDraft(store, layers)) {
    const statuses = Object.fromEntries(localeCodes.map((locale) => [locale, 'draft']))
    await store.makeNewest({ ...layers.newest, successor, _status: statuses })
  }
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, { successor: layers.row.successor ?? null }]),
  )
  return {
    ...{ isChanged, published: true },
    before: { version: layers.version, texts },
    after: timeOf(await read(document)),
  }
}
