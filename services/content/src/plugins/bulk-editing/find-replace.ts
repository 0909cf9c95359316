import { getTranslation } from '@payloadcms/translations'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { toTitle, type ContentSlug } from '../../model/content-types'
import type { Locale } from '@law-firm/contract/locales'
import type { BulkResult } from '../../payload-types'
import { toColumns } from './columns'
import { toMessages } from './import'
import { mapTexts } from './map-texts'
import { matchesIn, replaceIn, toPattern, type Match, type Wanted } from './pattern'
import { lastResult, saveResult } from './results'
import { updateRun } from './runs'
import { stateBefore } from './state'
import type { Steps } from './steps'
import { getBulkTexts } from './texts'

/** Documents that are read at a time. */
const step = 50

export type Place = { path: string; field: string; matches: Match[] }

export type FindQuery = Wanted & { locale: Locale; collections: ContentSlug[] }

/** How far a search is: the last document that it read. */
type Progress = {
  collection: ContentSlug
  id: number
  read: number
  found: number
  matches: number
}

/** Documents that the editor may read, in their newest state. */
export const countSearched = async (req: PayloadRequest, query: FindQuery): Promise<number> => {
  const counts = query.collections.map((collection) =>
    req.payload.count({ collection, overrideAccess: false, user: req.user, locale: query.locale }),
  )
  return (await Promise.all(counts)).reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}

/** A result is a document with the text; the newest state is searched, drafts included. */
export const findSteps: Steps = async function* (payload, run, toRequest) {
  const query = run.settings as FindQuery
  const pattern = toPattern(query)
  const earlier = run.progress as Progress | null
  let { read, found, matches } = earlier ?? { read: 0, found: 0, matches: 0 }
  // a process that ended may have saved some of the documents after its last step
  await payload.db.deleteMany({
    collection: 'bulk-results',
    where: { run: { equals: run.id }, row: { greater_than: found } },
  })
  const first = earlier ? query.collections.indexOf(earlier.collection) : 0
  for (const collection of query.collections.slice(first)) {
    let id = earlier?.collection === collection ? earlier.id : 0
    for (;;) {
      const req = await toRequest()
      const { docs } = await payload.find({
        collection,
        where: { id: { greater_than: id } },
        draft: true,
        locale: query.locale,
        fallbackLocale: false,
        depth: 0,
        sort: 'id',
        limit: step,
        pagination: false,
        overrideAccess: false,
        user: req.user,
      })
      for (const doc of docs) {
        const places = findPlaces(req, collection, { ...doc }, pattern)
        id = doc.id
        if (places.length === 0) continue
        found += 1
        matches += places.reduce((sum, place) => sum + place.matches.length, 0)
        await saveResult(req, run.id, {
          ...{ row: found, action: 'found', type: collection, document: id },
          locale: query.locale,
          title: String(Reflect.get(doc, toTitle(collection)) ?? `#${id}`),
          details: { fields: [], errors: [], places },
          after: doc.updatedAt,
        })
      }
      read += docs.length
      const progress: Progress = { collection, id, read, found, matches }
      await updateRun(payload, run.id, { progress })
      yield
      if (docs.length < step) break
    }
  }
}

function findPlaces(
  req: PayloadRequest,
  collection: ContentSlug,
  doc: Record<string, unknown>,
  pattern: RegExp,
): Place[] {
  const fields = toColumns(req.payload.collections[collection].config)
  const places: Place[] = []
  mapTexts(fields, doc, (text, path) => {
    const matches = matchesIn(text, pattern)
    if (matches.length > 0) {
      const field = fields.find(({ name }) => name === path.split('.', 1)[0])
      const label = field && 'label' in field && field.label
      places.push({ path, field: label ? String(getTranslation(label, req.i18n)) : path, matches })
    }
    return text
  })
  return places
}

/** Everything that a search found, or places of documents by their results. */
export type Selection = 'all' | { row: number; paths: string[] }[]

type ReplaceSettings = FindQuery & {
  replacement: string
  /** The search. */
  source: number
  selection: Selection
}

/** Saves a draft of each document, as its form would, with the rights of the editor. */
export const replaceSteps: Steps = async function* (payload, run, toRequest) {
  const settings = run.settings as ReplaceSettings
  const { source, selection } = settings
  const chosen = new Map(selection === 'all' ? [] : selection.map(({ row, paths }) => [row, paths]))
  let row = await lastResult(payload, run.id)
  for (;;) {
    const { docs } = await payload.find({
      collection: 'bulk-results',
      where: {
        run: { equals: source },
        row: { greater_than: row, ...(selection === 'all' ? {} : { in: [...chosen.keys()] }) },
      },
      sort: 'row',
      limit: step,
      pagination: false,
      depth: 0,
    })
    for (const target of docs) {
      row = target.row
      const { places } = target.details as { places: Place[] }
      const paths = chosen.get(row) ?? places.map(({ path }) => path)
      const req = await toRequest()
      await initTransaction(req)
      const outcome = await replaceInDocument(req, settings, target, paths)
      if (outcome.errors.length > 0) await killTransaction(req)
      const { errors, fields, before, after } = outcome
      await saveResult(req, run.id, {
        ...{ row, type: target.type, document: target.document, title: target.title },
        locale: settings.locale,
        action: errors.length > 0 ? 'none' : 'update',
        details: { fields, errors },
        ...{ before, after },
      })
      await commitTransaction(req)
      yield
    }
    if (docs.length < step) return
  }
}

type Outcome = Pick<BulkResult, 'before' | 'after'> & { fields: string[]; errors: string[] }

async function replaceInDocument(
  base: PayloadRequest,
  { locale, replacement, ...wanted }: ReplaceSettings,
  target: BulkResult,
  paths: string[],
): Promise<Outcome> {
  const texts = getBulkTexts(base.i18n.language)
  const refused = (error: string): Outcome => ({ fields: [], errors: [error] })
  const collection = target.type as ContentSlug
  const id = Number(target.document)
  const { config } = base.payload.collections[collection]
  const { i18n, t, transactionID, user } = base
  const req = await createLocalReq(
    {
      ...{ locale, fallbackLocale: false, user: user ?? undefined },
      req: { i18n, t, ...(transactionID === undefined ? {} : { transactionID }) },
    },
    base.payload,
  )
  const shared = {
    ...{ collection, draft: true, depth: 0, overrideAccess: false, req },
    fallbackLocale: false as const,
  }
  try {
    const { docs } = await req.payload.find({
      ...shared,
      ...{ where: { id: { equals: id } }, limit: 1, pagination: false },
    })
    const [doc] = docs
    if (!doc || doc.updatedAt !== target.after) return refused(texts.changedMeanwhile)
    const pattern = toPattern(wanted)
    const ticked = new Set(paths)
    const changed = new Set<string>()
    const values = mapTexts(toColumns(config), { ...doc }, (text, path) => {
      if (!ticked.has(path)) return text
      changed.add(path.split('.', 1)[0] ?? path)
      return replaceIn(text, pattern, replacement)
    })
    if (changed.size === 0) return refused(texts.changedMeanwhile)
    const fields = [...changed]
    const before = await stateBefore(req, config, id, false, fields)
    const data = Object.fromEntries(fields.map((name) => [name, values[name]]))
    const { updatedAt } = await req.payload.update({
      ...shared,
      ...{ id, data: { ...data, _status: 'draft' } },
    })
    return { fields, errors: [], before, after: updatedAt }
  } catch (cause) {
    return { fields: [], errors: toMessages(base, cause, texts) }
  }
}
