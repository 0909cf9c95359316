import type { CollectionSlug, FlattenedField, PayloadRequest, Where } from 'payload'
import { toAddress } from '../../model/addresses'
import { contentSlugs, getContentType, toTitle, type ContentSlug } from '../../model/content-types'
import { env } from '../../env'
import { localization } from '../../model/locales'
import { readGlobals } from '../links/find-uses'
import { findReferences, type Values } from '../links/references'
import { isPublic, isPublicWhere } from '../../model/published'
import { toId } from '../../database/relations'
import {
  checkDocument,
  type Finding,
  type FindingContext,
  type Picture,
  type Target,
} from './findings'

/** A document in one language; `collection` is null for a global. */
export type Subject = {
  collection: ContentSlug | null
  fields: FlattenedField[]
  values: Values
  locale: string
}

/** The findings about documents: what they need to know is read once for all of them. */
export async function findAll(req: PayloadRequest, subjects: Subject[]): Promise<Finding[][]> {
  const references = subjects.flatMap(({ fields, values }) => findReferences(fields, values))
  const addresses = references.flatMap((one) => (one.to === 'address' ? one.address : []))
  const [targets, picturesIn, missingPages, orphans, sameSlugs] = await Promise.all([
    readTargets(
      req,
      references.flatMap((one) => (one.to === 'document' ? one : [])),
    ),
    readPictures(
      req,
      references.flatMap((one) => (one.to === 'media' ? one.id : [])),
    ),
    findMissingPages(addresses),
    findOrphans(req, subjects),
    findSameSlugs(req, subjects),
  ])
  return subjects.map((subject) => {
    const { collection, fields, values, locale } = subject
    const key = keyOfSubject(subject)
    const sameSlug = sameSlugs.find(
      (other) =>
        other.collection === collection && other.slug === values.slug && other.id !== values.id,
    )
    const context: FindingContext = {
      fields,
      key,
      titleField: toTitle(collection ?? ''),
      hasPage: collection !== null && hasPage(collection),
      now: new Date(),
      targets,
      pictures: picturesIn(locale),
      missingPages,
      isOrphan: orphans.has(key),
      ...(sameSlug ? { sameSlug: sameSlug.title } : {}),
    }
    return checkDocument(values, context)
  })
}

const keyOfSubject = ({ collection, values }: Subject): string => `${collection}/${values.id}`

/** Whether documents of a type have a page of their own. */
const hasPage = (collection: ContentSlug): boolean =>
  getContentType(collection)?.search !== undefined

type Row = { id: number; _status?: unknown } & Values

const titleIn = (row: Row, field: string): string => {
  const titles = row[field] as Record<string, string> | null | undefined
  return titles?.[localization.defaultLocale] ?? `#${row.id}`
}

async function readTargets(
  req: PayloadRequest,
  documents: { collection: string; id: number }[],
): Promise<Map<string, Target>> {
  const targets = await Promise.all(
    contentSlugs.map(async (slug) => {
      const ids = documents.flatMap(({ collection, id }) => (collection === slug ? id : []))
      if (ids.length === 0) return []
      const rows = await readRows(req, slug, { id: { in: [...new Set(ids)] } })
      return rows.map((row): [string, Target] => [
        `${slug}/${row.id}`,
        { title: titleIn(row, toTitle(slug)), isPublic: isPublic(row) },
      ])
    }),
  )
  return new Map(targets.flat())
}

async function readRows(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  select: Record<string, true> = {},
): Promise<Row[]> {
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where,
    select: { _status: true, [toTitle(collection)]: true, ...select },
    locale: 'all',
    pagination: false,
    req,
  })
  return docs
}

async function readPictures(
  req: PayloadRequest,
  ids: number[],
): Promise<(locale: string) => Map<number, Picture>> {
  const { docs } = await req.payload.db.find<{
    id: number
    filename: string
    mimeType: string
    alt?: Record<string, string | null> | null
  }>({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    select: { alt: true, filename: true, mimeType: true },
    locale: 'all',
    pagination: false,
    req,
  })
  return (locale) =>
    new Map(
      docs.map(({ id, filename, mimeType, alt }) => {
        const textIn = (code: string) => alt?.[code]?.trim() || null
        const isPicture = mimeType.startsWith('image/')
        const text = textIn(locale) ?? textIn(localization.defaultLocale)
        return [
          id,
          {
            filename,
            alt: isPicture ? text : undefined,
            isAltTranslated: textIn(locale) !== null || locale.startsWith('en'),
          },
        ]
      }),
    )
}

/** Of one call; a document has a handful of addresses. */
const maxPages = 60
const pageTimeoutMs = 3_000

/** Asks the site, which alone knows all of its pages. What it does not answer is not reported. */
async function findMissingPages(addresses: string[]): Promise<Set<string>> {
  const pages = [...new Set(addresses)].slice(0, maxPages)
  const missing = await Promise.all(
    pages.map(async (address) => {
      try {
        const { status } = await fetch(env.SITE_URL + address, {
          method: 'HEAD',
          signal: AbortSignal.timeout(pageTimeoutMs),
        })
        return status === 404 || status === 410 ? [address] : []
      } catch {
        return []
      }
    }),
  )
  return new Set(missing.flat())
}

/**
 * Types of pages that no list of the site shows: below a parent they are in its list of pages, and
 * at the top a menu or a document has to link to them.
 */
const unlisted = ['legal-pages', 'feature-pages', 'marketing-pages'] as const

/** Areas of marketing pages that need no link: after a form, and in the list of products. */
const linkedAreas = ['thank-you', 'products']

async function findOrphans(req: PayloadRequest, subjects: Subject[]): Promise<Set<string>> {
  const candidates = subjects.filter(
    ({ collection, values }) =>
      unlisted.some((slug) => slug === collection) &&
      values.id !== undefined &&
      toId(values.parent) === null &&
      !linkedAreas.includes(String(values.area)),
  )
  if (candidates.length === 0) return new Set()
  const keys = new Map(
    await Promise.all(
      candidates.map(async (subject): Promise<[string, string[]]> => {
        const address = await toAddress(
          subject.collection as ContentSlug,
          subject.values as { id: number },
          req,
        )
        const key = keyOfSubject(subject)
        return [key, address ? [key, address] : [key]]
      }),
    ),
  )
  const used = await readUsedKeys(req, [...keys.values()].flat())
  return new Set([...keys].flatMap(([key, own]) => (own.some((one) => used.has(one)) ? [] : [key])))
}

/** Those of the keys that a public document or a global refers to. */
async function readUsedKeys(req: PayloadRequest, keys: string[]): Promise<Set<string>> {
  const linking = await Promise.all(
    contentSlugs.map((slug) =>
      readRows(req, slug, { and: [{ linksTo: { in: keys } }, isPublicWhere] }, { linksTo: true }),
    ),
  )
  const inDocuments = linking
    .flat()
    .flatMap(({ linksTo }) =>
      Array.isArray(linksTo) ? linksTo.filter((key) => keys.includes(key)) : [],
    )
  const globals = await readGlobals(req)
  return new Set([...inDocuments, ...globals.flatMap((global) => global.keys)])
}

/** Answers and questions have the same slugs for each service and jurisdiction. */
const repeatsSlugs = (slug: ContentSlug): boolean => slug.startsWith('navigator-')

type SameSlug = { collection: ContentSlug; id: number; slug: unknown; title: string }

/** Documents that have the slug of one of the subjects, such as below another parent. */
async function findSameSlugs(req: PayloadRequest, subjects: Subject[]): Promise<SameSlug[]> {
  const rows = await Promise.all(
    contentSlugs.map(async (collection) => {
      const slugs = subjects.flatMap((subject) =>
        subject.collection === collection && typeof subject.values.slug === 'string'
          ? subject.values.slug
          : [],
      )
      if (slugs.length === 0 || repeatsSlugs(collection)) return []
      const found = await readRows(req, collection, { slug: { in: slugs } }, { slug: true })
      return found.map((row) => ({
        collection,
        id: row.id,
        slug: row.slug,
        title: titleIn(row, toTitle(collection)),
      }))
    }),
  )
  return rows.flat()
}
