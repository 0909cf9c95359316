import type { Field, PayloadRequest } from 'payload'
import { readsDrafts } from '../access/rules'
import { toId } from '../database/relations'
import { readRow } from '../database/rows'
import {
  contentTypes,
  getContentType,
  isTree,
  toTitle,
  type ContentSlug,
} from '../model/content-types'
import { isPublic, withoutDraftTexts } from '../model/published'
import { toMenuPages } from '../search/menus'

/** A document or a page of the site above a document; a page of the site has no id. */
type Ancestor = { id?: number; slug: string; title: string; typename: string }

type Doc = Record<string, unknown>

/** Limit against cycles; the deepest tree of the specification has five levels. */
const maxDepth = 6

/** The fields that name the document above one, the nearest first, and its type. */
const parentFields = (slug: ContentSlug) =>
  (isTree(slug) ? { parent: slug } : (getContentType(slug)?.parents ?? {})) as Record<
    string,
    ContentSlug // cast: a test compares them
  >

/** The page of the site above a type's documents, where it depends on the document. */
const sections: Partial<Record<ContentSlug, (doc: Doc) => string | undefined>> = {
  'graduate-pages': ({ page }) => (page === 'home' ? '/about-us/careers' : '/graduates'),
  'marketing-pages': ({ area }) => areaSections[String(area)],
}

const areaSections: Record<string, string | undefined> = {
  features: '/insights',
  products: '/products',
  navigator: '/products/navigator',
  'contact-us': '/contact-us',
}

/** What the position of a document derives from. */
export const hierarchySources = (slug: ContentSlug): Record<string, true> =>
  Object.fromEntries(
    [...Object.keys(parentFields(slug)), ...(positions[slug] ?? [])].map((name) => [
      name,
      true as const,
    ]),
  )

const positions: Partial<Record<ContentSlug, string[]>> = {
  'graduate-pages': ['page'],
  'marketing-pages': ['area'],
}

const ancestorFields: Field[] = ['title', 'slug', 'typename'].map((name) => ({
  name,
  type: 'text',
  virtual: true, // no filter finds them: Payload checks the last field of a path
}))

const computed = { virtual: true, admin: { hidden: true } } as const

const parentChildPages = {
  ...computed,
  name: 'parentChildPages',
  type: 'array',
  label: 'Ancestors',
  fields: ancestorFields,
} as const satisfies Field

/**
 * The position of a document (specification, section 3; docs/decisions): `parent`, with
 * `parentChildPages`, its own ancestors from the root down. In a tree editors set `parent`, which is
 * a relation, and each document has `parentChildPages`, from which addresses derive.
 */
export const hierarchyField = (slug: ContentSlug): Field =>
  isTree(slug)
    ? {
        ...parentChildPages,
        hooks: { afterRead: [({ data, req }) => findAncestors(slug, data ?? {}, req)] },
      }
    : {
        ...computed,
        name: 'parent',
        type: 'group',
        label: 'Part of',
        fields: [...ancestorFields, parentChildPages],
        hooks: {
          afterRead: [
            async ({ data, req }) => {
              const ancestors = await findAncestors(slug, data ?? {}, req)
              // a group is never null
              return { ...ancestors.pop(), parentChildPages: ancestors }
            },
          ],
        },
      }

/**
 * What stands above a document, root first. Of a tree all documents are, because addresses have
 * their slugs; of other types visitors see the published ones only.
 */
export async function findAncestors(
  slug: ContentSlug,
  doc: Doc,
  req: PayloadRequest,
): Promise<Ancestor[]> {
  const ancestors: Ancestor[] = []
  let [collection, current] = [slug, doc]
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const link = Object.entries(parentFields(collection)).find(
      ([name]) => toId(current[name]) !== null,
    )
    if (!link) break
    const [field, above] = link
    const row = await readAncestor(above, Number(toId(current[field])), req)
    if (!row) break
    if (isTree(above) || isPublic(row) || readsDrafts(req))
      ancestors.unshift({
        id: row.id,
        slug: String(row.slug),
        title: inLanguage(row[toTitle(above)], req),
        typename: contentTypes[above].type,
      })
    ;[collection, current] = [above, row]
  }
  return [...(await findSections(collection, current, req)), ...ancestors]
}

const readAncestor = (collection: ContentSlug, id: number, req: PayloadRequest) =>
  readRow(
    'ancestor',
    {
      collection,
      select: { slug: true, [toTitle(collection)]: true, ...hierarchySources(collection) },
      locale: 'all',
    },
    id,
    req,
  )

const inLanguage = (texts: unknown, req: PayloadRequest): string => {
  if (typeof texts !== 'object' || texts === null) return String(texts ?? '')
  const { [req.locale ?? 'en']: own, en } = texts as Record<string, unknown>
  return String(own ?? en ?? '')
}

/** The pages of the site above a document, named as the menus name them. */
async function findSections(slug: ContentSlug, doc: Doc, req: PayloadRequest): Promise<Ancestor[]> {
  const path = sections[slug]?.(doc) ?? getContentType(slug)?.section
  if (!path) return []
  const titles = await readMenuTitles(req)
  const segments = path.split('/').slice(1)
  return segments.map((segment, index) => ({
    slug: segment,
    title: titles.get(`/${segments.slice(0, index + 1).join('/')}`) ?? '',
    typename: 'Page',
  }))
}

/** Without hooks, once for each request and language: any list reads it for each of its documents. */
function readMenuTitles(req: PayloadRequest): Promise<Map<string, string>> {
  const key = `menuTitles:${req.locale}` // an operation of GraphQL may have several languages
  req.context[key] ??= (async () => {
    const { payload, locale } = req
    const row = await payload.db.findGlobal<Doc>({ slug: 'navigation', locale: 'all', req })
    const menus = withoutDraftTexts(row)
    const inLocale = (language: string) =>
      Object.fromEntries(
        Object.entries(menus).map(([name, value]) => [
          name,
          (value as Record<string, unknown> | null)?.[language],
        ]),
      )
    return new Map(
      ['en', ...(locale ? [locale] : [])].flatMap((language) =>
        [...toMenuPages(inLocale(language), {})].map(
          ([path, { labels }]) => [path, labels[0] ?? ''] as const,
        ),
      ),
    )
  })()
  return req.context[key] as Promise<Map<string, string>>
}
