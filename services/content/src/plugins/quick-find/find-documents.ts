import { getTranslation } from '@payloadcms/translations'
import type {
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import { toAddress } from '../../model/addresses'
import { getContentType } from '../../model/content-types'
import { localeCodes, localization } from '../../model/locales'
import { toSitePath } from '../links/references'

/** A document, or a global, that the account may open. */
export type FoundDocument = {
  /** Such as `articles/12`. */
  key: string
  href: string
  title: string
  /** The name of its type. */
  type: string
}

export type FoundDocuments = { documents: FoundDocument[]; hasMore: boolean }

/** Of a type; the best of all types are returned. */
const perType = 10
const maxFound = 20
const maxRecent = 8
const maxLength = 200

/** What the service writes for the record; lists of their own search it. */
const logs = ['audit-entries', 'digests', 'mails']

/**
 * Finds documents by words of their title in any language, by address, slug or id, drafts included.
 * Each type is searched in the fields that its own list searches, with the access of the request:
 * what an account may not read is not found.
 *
 * @param types all that the account sees in the menu, unless some are named
 */
export async function findDocuments(
  req: PayloadRequest,
  query: string,
  types: string[] = [],
): Promise<FoundDocuments> {
  const words = query.trim().slice(0, maxLength)
  const collections = searchedCollections(req).filter(
    ({ slug }) => types.length === 0 || types.includes(slug),
  )
  const found = await Promise.all(collections.map((config) => findInType(req, config, words)))
  const globals = types.length === 0 ? findGlobals(req, words) : []
  const candidates = [...globals, ...found.flat()]
  const exact = candidates.filter(({ isExact }) => isExact)
  const isNamed = pathOf(words) !== null && exact.length > 0
  const ranked = (isNamed ? exact : candidates).sort(
    (a, b) => rank(a, words) - rank(b, words) || b.updatedAt.localeCompare(a.updatedAt),
  )
  return {
    documents: ranked.slice(0, maxFound).map(toFound),
    hasMore: ranked.length > maxFound || found.some(({ length }) => length === perType),
  }
}

/** What an account saved last. */
export async function findRecent(req: PayloadRequest): Promise<FoundDocuments> {
  const collections = searchedCollections(req).filter(({ flattenedFields }) =>
    flattenedFields.some(({ name }) => name === 'updatedBy'),
  )
  const where = { updatedBy: { equals: req.user?.id } }
  const found = await Promise.all(collections.map((config) => read(req, config, where, maxRecent)))
  const newest = found.flat().sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  return { documents: newest.slice(0, maxRecent).map(toFound), hasMore: false }
}

type Candidate = FoundDocument & { updatedAt: string; isExact: boolean }

const toFound = ({ key, href, title, type }: Candidate): FoundDocument => ({
  ...{ key, href, title, type },
})

function searchedCollections({ payload, user }: PayloadRequest): SanitizedCollectionConfig[] {
  return payload.config.collections.filter(
    ({ admin: { hidden, useAsTitle }, slug }) =>
      useAsTitle !== 'id' &&
      !logs.includes(slug) &&
      !slug.startsWith('payload-') &&
      !(typeof hidden === 'function' ? hidden({ user: user as never }) : hidden), // cast: of `users`
  )
}

async function findInType(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  words: string,
): Promise<Candidate[]> {
  const path = pathOf(words)
  const parts = path?.split('/') ?? [words]
  const ids = parts.flatMap((part) => toIdIn(part, config.slug))
  const exact: Where[] = [
    ...(ids.length > 0 ? [{ id: { in: ids } }] : []),
    ...(hasSlug(config) ? toSlugs(parts.at(-1)) : []),
  ]
  // by an index: what is meant is found however many titles have the words
  const named = exact.length > 0 ? await read(req, config, { or: exact }, perType) : []
  if (path !== null) return Promise.all(named.map((one) => withExactness(req, one, path)))
  const { listSearchableFields, useAsTitle = 'id' } = config.admin
  const fields = [...new Set([useAsTitle, ...(listSearchableFields ?? [])])]
  const like = fields.map((name): Where => ({ [name]: { like: words } }))
  const keys = new Set(named.map(({ key }) => key))
  const others = await read(req, config, { or: like }, perType)
  return [
    ...named.map((one) => ({ ...one, isExact: true })),
    ...others.filter(({ key }) => !keys.has(key)),
  ]
}

const toSlugs = (words = ''): Where[] =>
  /^[a-z0-9-]+$/.test(words) ? [{ slug: { equals: words } }] : []

const hasSlug = ({ flattenedFields }: SanitizedCollectionConfig): boolean =>
  flattenedFields.some(({ name }) => name === 'slug')

/** `12`, and `articles/12` in articles. */
function toIdIn(words: string, slug: string): number[] {
  const [, type, id] = /^(?:([a-z-]+)\/)?(\d{1,9})$/.exec(words) ?? []
  return id && (!type || type === slug) ? [Number(id)] : []
}

/** A path or an address of the site; null for words. */
const pathOf = (words: string): string | null =>
  /^(\/|https?:)/.test(words) ? toSitePath(words) : null

type Doc = Record<string, unknown> & { id: number | string; slug?: unknown }
type Read = Candidate & { doc: Doc; collection: CollectionSlug }

async function read(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  where: Where,
  limit: number,
): Promise<Read[]> {
  const collection = config.slug as CollectionSlug
  const { useAsTitle = 'id' } = config.admin
  if (!(await mayRead(req, config))) return []
  const { docs } = await req.payload.find({
    ...{ collection, where, limit, sort: '-updatedAt', pagination: false, depth: 0 },
    ...{ draft: true, locale: 'all', overrideAccess: false },
    select: toSelect(config),
    // a request of its own: its language is not that of the others
    user: req.user,
    req: { i18n: req.i18n, t: req.t },
  })
  const type = String(getTranslation(config.labels.singular, req.i18n))
  return docs.map((found) => {
    const doc = found as unknown as Doc
    return {
      ...{ doc, collection, type, isExact: false, key: `${collection}/${doc.id}` },
      href: `/admin/collections/${collection}/${doc.id}`,
      title: toTitle(doc[useAsTitle], doc.id, req.i18n.language),
      updatedAt: String(doc.updatedAt ?? ''),
    }
  })
}

/** Payload throws for a type that an account may not read at all. */
const mayRead = async (req: PayloadRequest, config: SanitizedCollectionConfig): Promise<boolean> =>
  Boolean(await config.access.read({ req }))

function toSelect({
  admin,
  flattenedFields,
  slug,
}: SanitizedCollectionConfig): Record<string, true> {
  const { addressFields = [] } = getContentType(slug) ?? {}
  const names = [admin.useAsTitle, 'updatedAt', 'slug', ...addressFields]
  return Object.fromEntries(
    flattenedFields.flatMap(({ name }) => (names.includes(name) ? [[name, true as const]] : [])),
  )
}

const interfaceLocales: Record<string, string> = { fr: 'fr-fr', zh: 'zh-cn' }

/** In the language of the interface, or in English, or in any. */
function toTitle(value: unknown, id: unknown, language: string): string {
  const titles: unknown[] =
    typeof value === 'object' && value !== null
      ? [interfaceLocales[language] ?? '', localization.defaultLocale, ...localeCodes].map((code) =>
          Reflect.get(value, code),
        )
      : [value]
  const title = titles.find((one) => typeof one === 'string' && one !== '')
  return typeof title === 'string' ? title : `#${String(id)}`
}

async function withExactness(req: PayloadRequest, found: Read, path: string): Promise<Candidate> {
  const address = await toAddress(found.collection, found.doc, req).catch(() => null)
  return { ...found, isExact: address === path }
}

/** What is named by id, slug or title, a title that begins so, a word that begins so, anything else. */
function rank({ isExact, title }: Candidate, words: string): number {
  const [text, wanted] = [title.toLowerCase(), words.toLowerCase()]
  if (isExact || text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  return text.includes(` ${wanted}`) ? 2 : 3
}

function findGlobals({ i18n, payload }: PayloadRequest, words: string): Candidate[] {
  const toCandidate = ({ label, slug }: SanitizedGlobalConfig): Candidate => ({
    ...{ key: `globals/${slug}`, href: `/admin/globals/${slug}`, updatedAt: '', type: '' },
    ...{ title: String(getTranslation(label, i18n)), isExact: false },
  })
  return payload.config.globals
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .map(toCandidate)
    .filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))
}
