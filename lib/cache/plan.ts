import type { ChangeEvent } from '@law-firm/contract/change-events'
import { rowsWith } from '../content/content-types'
import { graduateLocales, siteLocales, toPrefix } from '@law-firm/contract/locales'
import { toHref, isBuilt } from '../routes/href'
import { matchRoute } from '../routes/match'
import { sameSitePath } from '../routes/same-site-path'
import { routes, type RouteDefinition, type RouteName } from '../routes/table'
import { documentTag, everythingTag, listTag, relatedTag } from './manifest'

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
      warm: siteLocales.map((locale) => toHref({ to: 'home' }, locale)),
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
    ...around.filter(isBuilt).flatMap((to) => siteLocales.map((locale) => toHref({ to }, locale))),
    ...brochures,
  ]
}

/** The page of the document itself, in every language of its site. */
function ownPaths(path: string | null | undefined): string[] {
  const [page] = (path ?? '').split('#')
  const match = page && sameSitePath(page) === page ? matchRoute(page) : null
  if (!match || !isBuilt(match.name) || routes[match.name].area !== 'public') return []
  const { site }: RouteDefinition = routes[match.name]
  return (site === 'site' ? siteLocales : graduateLocales).map((locale) => toPrefix(locale) + page)
}
