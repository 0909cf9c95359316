import { matchRoute } from './match'
import { pathWithoutLocale } from './public-path'
import { routes } from './table'

/**
 * The page of this site in the `Referer` header (RFC 9110, section 10.1.3), except for sign-in pages.
 */
export function pageBefore(referer: string | null, siteUrl: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const { origin, pathname, search } = new URL(referer)
  if (origin !== new URL(siteUrl).origin) return undefined
  const route = matchRoute(pathWithoutLocale(pathname))
  return route && routes[route.name].area !== 'auth' ? pathname + search : undefined
}
