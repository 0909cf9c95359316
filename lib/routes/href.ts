import {
  defaultLocale,
  isGraduateLocale,
  isSiteLocale,
  type Locale,
  toPrefix,
} from '@law-firm/contract/locales'
import { isId, isSlug, splitParts } from './pattern'
import { routes, type RouteDefinition, type RouteName } from './table'

/** A link cannot be built: the message names the missing route type, `to` or href (decision 8). */
export class RouteError extends Error {
  override name = 'RouteError'
}

export type RouteParams = Record<string, string | number | readonly string[] | undefined>

export type LinkTarget = {
  /** The route's name in the table. */
  to: RouteName
  params?: RouteParams
  query?: Record<string, string | readonly string[] | undefined>
  hash?: string
}

/**
 * The path of a route in a language, such as `/fr-fr/people/1001/ines-kato?from=card`.
 *
 * @throws RouteError naming what is missing: the route type, `to`, or the part of the href.
 */
export function toHref(target: LinkTarget, locale: Locale): string {
  const { pattern, site } = definitionOf(target?.to)
  const path = pathOf(target.to, pattern, target.params ?? {})
  const prefix = toPrefix(localeOn(site, locale))
  const hash = target.hash ? `#${target.hash}` : ''
  return (path === '/' && prefix ? prefix : prefix + path) + buildQuery(target.query) + hash
}

/** The two sites share only English: links between them use it (decision 3). */
const localeOn = (site: RouteDefinition['site'], locale: Locale): Locale =>
  (site === 'graduates' ? isGraduateLocale(locale) : isSiteLocale(locale)) ? locale : defaultLocale

/**
 * Whether the route has a page.
 *
 * @throws RouteError for a name that is not in the table
 */
export const isBuilt = (name: RouteName): boolean => Boolean(definitionOf(name).built)

function definitionOf(name: RouteName | undefined): RouteDefinition {
  if (!name) throw new RouteError("The route could not be generated: 'to' is missing.")
  if (!Object.hasOwn(routes, name))
    throw new RouteError(
      `The route could not be generated: there is no route type "${String(name)}".`,
    )
  return routes[name]
}

function pathOf(name: string, pattern: string, params: RouteParams): string {
  const segments = splitParts(pattern).flatMap((part) => {
    if (part.kind === 'word') return [part.word]
    const value = params[part.name]
    if (part.kind === 'run') {
      const run = Array.isArray(value) ? (value as string[]) : []
      if (run.length < part.min || run.length > part.max)
        throw new RouteError(
          `The href of "${name}" could not be generated: "${part.name}" has ${run.length} levels.`,
        )
      return run.map((item) => segmentOf(name, part.name, item))
    }
    return [segmentOf(name, part.name, value)]
  })
  return `/${segments.join('/')}`
}

function segmentOf(name: string, part: string, value: unknown): string {
  const segment = typeof value === 'number' ? String(value) : value
  if (typeof segment !== 'string' || segment === '')
    throw new RouteError(`The href of "${name}" could not be generated: "${part}" is missing.`)
  if (part === 'id' ? !isId(segment) : !isSlug(segment))
    throw new RouteError(
      `The href of "${name}" could not be generated: "${part}" is not a valid ${part === 'id' ? 'number' : 'slug'}.`,
    )
  return segment
}

function buildQuery(query: LinkTarget['query']): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) if (one) search.append(name, one)
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}
