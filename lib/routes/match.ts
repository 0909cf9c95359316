import { isId, splitParts, type Part } from './pattern'
import { routeEntries, type RouteName } from './table'

export type Match = { name: RouteName; params: Record<string, string | string[]> }

/** Parsed patterns, most specific first, so that a fixed segment takes precedence over a slug. */
const patterns = routeEntries
  .map(([name, { pattern }]) => ({ name, parts: splitParts(pattern) }))
  .sort((a, b) => weight(b.parts) - weight(a.parts))

/**
 * Finds the route of a path without language prefix, such as `/people/1001/ines-kato`.
 *
 * @returns null for an unknown path, also with an extra segment (decision 4).
 */
export function matchRoute(path: string): Match | null {
  const segments = path.split('/').filter(Boolean)
  for (const { name, parts } of patterns) {
    const params = matchParts(parts, segments)
    if (params) return { name, params }
  }
  return null
}

function matchParts(parts: Part[], segments: string[]): Match['params'] | null {
  const params: Match['params'] = {}
  let at = 0
  for (const part of parts) {
    if (part.kind === 'run') {
      const run = segments.slice(at)
      if (run.length < part.min || run.length > part.max) return null
      if (part.name === 'pairs' && !arePairs(run)) return null
      params[part.name] = run
      at = segments.length
      continue
    }
    const segment = segments[at]
    if (segment === undefined) return null
    if (part.kind === 'word' ? segment !== part.word : part.name === 'id' && !isId(segment))
      return null
    if (part.kind === 'segment') params[part.name] = segment
    at += 1
  }
  return at === segments.length ? params : null
}

/** Paths of features and products have pairs of id and slug. */
const arePairs = (run: string[]): boolean =>
  run.length % 2 === 0 && run.every((segment, index) => index % 2 === 1 || isId(segment))

/** Fixed segments rank highest, earlier ones before later ones. */
function weight(parts: Part[]): number {
  return parts.reduce(
    (sum, part, index) =>
      sum + (part.kind === 'word' ? 100 - index : part.kind === 'segment' ? 10 : 0),
    0,
  )
}
