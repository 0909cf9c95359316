import { getTranslation } from '@payloadcms/translations'
import { createLocalReq, type PayloadRequest } from 'payload'
import { toTitle, type ContentSlug } from '../../model/content-types'
import type { Locale } from '@aldermere/contract/locales'
import { toColumns } from './columns'
import { toMessages } from './import'
import { mapTexts } from './map-texts'
import { matchesIn, toPattern, type Match, type Wanted } from './pattern'
import { getBulkTexts } from './texts'

/** Documents in a result; reading goes on in steps, so that other requests are served meanwhile. */
const maxFound = 100
const maxRead = 5_000
const step = 100

export type FoundDocument = {
  collection: ContentSlug
  id: number
  title: string
  /** A replacement is refused when it differs by then. */
  updatedAt: string
  places: { path: string; field: string; matches: Match[] }[]
}

export type FindQuery = Wanted & { locale: Locale; collections: ContentSlug[] }

/** The newest state of documents, drafts included, that the request may read. */
export async function findTexts(
  req: PayloadRequest,
  query: FindQuery,
): Promise<{ documents: FoundDocument[]; isComplete: boolean }> {
  const pattern = toPattern(query)
  const documents: FoundDocument[] = []
  let read = 0
  for (const collection of query.collections) {
    for (let page = 1; ; page += 1) {
      const { docs, hasNextPage } = await req.payload.find({
        collection,
        draft: true,
        locale: query.locale,
        fallbackLocale: false,
        depth: 0,
        sort: 'id',
        limit: step,
        page,
        overrideAccess: false,
        user: req.user,
      })
      for (const doc of docs) {
        const found = findInDocument(req, collection, { ...doc }, pattern)
        if (found.places.length === 0) continue
        if (documents.length === maxFound) return { documents, isComplete: false }
        documents.push(found)
      }
      read += docs.length
      if (!hasNextPage) break
      if (read >= maxRead) return { documents, isComplete: false }
    }
  }
  return { documents, isComplete: true }
}

type Doc = Record<string, unknown> & { id: number; updatedAt: string }

function findInDocument(
  req: PayloadRequest,
  collection: ContentSlug,
  doc: Doc,
  pattern: RegExp,
): FoundDocument {
  const fields = toColumns(req.payload.collections[collection].config)
  const places: FoundDocument['places'] = []
  mapTexts(fields, doc, (text, path) => {
    const matches = matchesIn(text, pattern)
    if (matches.length > 0) {
      const field = fields.find(({ name }) => name === path.split('.', 1)[0])
      const label = field && 'label' in field && field.label
      places.push({ path, field: label ? String(getTranslation(label, req.i18n)) : path, matches })
    }
    return text
  })
  return {
    collection,
    id: doc.id,
    title: String(doc[toTitle(collection)] ?? `#${doc.id}`),
    updatedAt: doc.updatedAt,
    places,
  }
}

export type Replacement = Wanted & {
  locale: Locale
  replacement: string
  documents: { collection: ContentSlug; id: number; updatedAt: string; paths: string[] }[]
}

export type ReplaceReport = { collection: ContentSlug; id: number; errors: string[] }

/** Saves a draft of each document, as its form would, with the access of the request. */
export async function replaceTexts(
  req: PayloadRequest,
  replacement: Replacement,
): Promise<ReplaceReport[]> {
  const texts = getBulkTexts(req.i18n.language)
  const reports: ReplaceReport[] = []
  for (const target of replacement.documents.slice(0, maxFound)) {
    const { collection, id } = target
    try {
      const isReplaced = await replaceInDocument(req, replacement, target)
      reports.push({ collection, id, errors: isReplaced ? [] : [texts.changedMeanwhile] })
    } catch (cause) {
      reports.push({ collection, id, errors: toMessages(req, cause, texts) })
    }
  }
  return reports
}

/** @returns false when the document is not what was found */
async function replaceInDocument(
  req: PayloadRequest,
  { locale, replacement, ...wanted }: Replacement,
  { collection, id, updatedAt, paths }: Replacement['documents'][number],
): Promise<boolean> {
  const ownReq = await createLocalReq(
    {
      locale,
      fallbackLocale: false,
      user: req.user ?? undefined,
      req: { headers: req.headers, i18n: req.i18n, t: req.t },
    },
    req.payload,
  )
  const shared = {
    collection,
    draft: true,
    depth: 0,
    fallbackLocale: false as const,
    overrideAccess: false,
    req: ownReq,
  }
  const { docs } = await ownReq.payload.find({ ...shared, where: { id: { equals: id } }, limit: 1 })
  const doc = docs[0]
  if (!doc || doc.updatedAt !== updatedAt) return false
  const pattern = toPattern(wanted)
  const ticked = new Set(paths)
  const changed = new Set<string>()
  const fields = toColumns(ownReq.payload.collections[collection].config)
  const values = mapTexts(fields, { ...doc }, (text, path) => {
    if (!ticked.has(path)) return text
    changed.add(path.split('.', 1)[0] ?? path)
    return text.replace(pattern, () => replacement)
  })
  if (changed.size === 0) return false
  const data = Object.fromEntries([...changed].map((name) => [name, values[name]]))
  await ownReq.payload.update({ ...shared, id, data: { ...data, _status: 'draft' } })
  return true
}
