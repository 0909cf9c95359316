import * as v from 'valibot'
import { siteLocales } from '../i18n/locales'
import { hrefOf, isBuilt } from '../routes/href'
import { isId, isSlug } from '../routes/pattern'
import type { RouteName } from '../routes/table'
import { documentTag, everythingTag, listTag, relatedTag } from './manifest'

const id = v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))])
const type = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))

/** What the content service tells when a document changed (docs/contracts.md, "Revalidation"). */
export const changeEvent = v.object({
  type,
  id,
  slug: v.nullable(v.string()),
  operation: v.picklist(['publish', 'unpublish', 'delete', 'restart']),
  relations: v.pipe(v.array(v.object({ type, id })), v.maxLength(500)),
})

export type ChangeEvent = v.InferOutput<typeof changeEvent>

export type CachePlan = {
  /** Tags whose pages are old now; readers get the old page until the new one is made. */
  tags: string[]
  /** Tags whose pages must not be shown any more, not even once. */
  withdrawn: string[]
  /** Addresses to make anew at once, the document's own first. */
  warm: string[]
}

/** The page of a type, where it is found by id and slug. */
const pages: Record<string, RouteName> = { Article: 'publication', Contact: 'person' }

/** Lists that show a type. */
const lists: Record<string, RouteName[]> = {
  Article: ['insights', 'home'],
  Contact: ['people'],
  Home: ['home'],
}

/**
 * What to do about a change: a pure function, so that every case is a line of a test.
 */
export function planFor(event: ChangeEvent): CachePlan {
  if (event.operation === 'restart') return { tags: [everythingTag], withdrawn: [], warm: siteLocales.map((locale) => hrefOf({ to: 'home' }, locale)) }
  const own = documentTag(event.type, event.id)
  const withdrawn = event.operation === 'publish' ? [] : [own]
  const tags = [
    ...(event.operation === 'publish' ? [own] : []),
    listTag(event.type),
    ...event.relations.map((relation) => relatedTag(event.type, relation)),
  ]
  return { tags: [...new Set(tags)], withdrawn, warm: warmPathsOf(event) }
}

function warmPathsOf(event: ChangeEvent): string[] {
  const page = Object.hasOwn(pages, event.type) ? pages[event.type] : undefined
  const around = Object.hasOwn(lists, event.type) ? (lists[event.type] ?? []) : []
  const own = page && event.slug && isSlug(event.slug) && isId(String(event.id)) && isBuilt(page) ? [{ to: page, params: { id: event.id, slug: event.slug } }] : []
  return [...own, ...around.filter(isBuilt).map((to) => ({ to }))].flatMap((target) => siteLocales.map((locale) => hrefOf(target, locale)))
}
