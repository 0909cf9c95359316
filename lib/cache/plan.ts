import * as v from 'valibot'
import { rowsWith } from '../content/content-types'
import { graduateLocales, siteLocales } from '@aldermere/contract/locales'
import { prefixOf } from '../i18n/locales'
import { hrefOf, isBuilt } from '../routes/href'
import { matchRoute } from '../routes/match'
import { sameSitePath } from '../routes/same-site-path'
import { routes, type RouteDefinition, type RouteName } from '../routes/table'
import { documentTag, everythingTag, listTag, relatedTag } from './manifest'

const id = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
])
const type = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))

const changeEvent = v.object({
  type,
  id,
  slug: v.nullable(v.string()),
  /** Where the page stands, without a language. */
  path: v.nullish(v.pipe(v.string(), v.maxLength(500))),
  operation: v.picklist(['publish', 'unpublish', 'delete', 'restart']),
  /** The document stood at another address: its page and those below it must not be shown at the old ones. */
  moved: v.optional(v.boolean()),
  /** Fewer readers may see the document than before: no page may show it as it was. */
  restricted: v.optional(v.boolean()),
  relations: v.pipe(v.array(v.object({ type, id })), v.maxLength(500)),
})

export type ChangeEvent = v.InferOutput<typeof changeEvent>

/** The body of the content service's webhook (docs/contracts.md, "Revalidation"). */
export const changeEvents = v.object({
  events: v.pipe(v.array(changeEvent), v.minLength(1), v.maxLength(200)),
})

export type CachePlan = {
  /** Tags whose pages are served until a new one is rendered. */
  stale: string[]
  /** Tags whose pages must not be shown any more, not even once. */
  expired: string[]
  /** Addresses to render at once, the document's own first. */
  warm: string[]
}

/** Lists that show a type. */
const lists: Record<string, readonly RouteName[]> = {
  Home: ['home'],
  ...Object.fromEntries(rowsWith('lists').map((row) => [row.type, row.lists])),
}

/**
 * What to do about changes: a pure function, so that every case is a line of a test. A tag that
 * expires for one event is not only stale for another.
 */
export function planFor(events: readonly ChangeEvent[]): CachePlan {
  const plans = events.map(planForOne)
  const expired = new Set(plans.flatMap((plan) => plan.expired))
  const stale = new Set(plans.flatMap((plan) => plan.stale))
  return {
    stale: [...stale].filter((tag) => !expired.has(tag)),
    expired: [...expired],
    warm: [...new Set(plans.flatMap((plan) => plan.warm))],
  }
}

function planForOne(event: ChangeEvent): CachePlan {
  if (event.operation === 'restart')
    return {
      stale: [everythingTag],
      expired: [],
      warm: siteLocales.map((locale) => hrefOf({ to: 'home' }, locale)),
    }
  const own = documentTag(event.type, event.id)
  const moved = event.operation === 'publish' && event.moved === true
  const isVisible = event.operation === 'publish' && !event.restricted
  const expired = moved ? [own, listTag(event.type)] : isVisible ? [] : [own]
  const stale = [
    ...(isVisible && !moved ? [own] : []),
    ...(moved ? [] : [listTag(event.type)]),
    ...event.relations.map((relation) => relatedTag(event.type, relation)),
  ]
  return { stale, expired, warm: warmPathsOf(event) }
}

function warmPathsOf(event: ChangeEvent): string[] {
  const around = Object.hasOwn(lists, event.type) ? (lists[event.type] ?? []) : []
  const brochures =
    event.type === 'GraduatePage' ? graduateLocales.map((locale) => `/api/brochure/${locale}`) : []
  return [
    ...ownPaths(event.path),
    ...around.filter(isBuilt).flatMap((to) => siteLocales.map((locale) => hrefOf({ to }, locale))),
    ...brochures,
  ]
}

/** The page of the document itself, in every language of its site. */
function ownPaths(path: string | null | undefined): string[] {
  const [page] = (path ?? '').split('#')
  const match = page && sameSitePath(page) === page ? matchRoute(page) : null
  if (!match || !isBuilt(match.name) || routes[match.name].area !== 'public') return []
  const { site }: RouteDefinition = routes[match.name]
  return (site === 'site' ? siteLocales : graduateLocales).map((locale) => prefixOf(locale) + page)
}
