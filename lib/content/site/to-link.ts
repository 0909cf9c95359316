import { type Locale, toPrefix } from '@law-firm/contract/locales'
import { isBuilt } from '@/lib/routes/href'
import { matchRoute } from '@/lib/routes/match'
import { sameSitePath } from '@/lib/routes/same-site-path'
import { routes, type RouteDefinition } from '@/lib/routes/table'

/** A link of the navigation, with its address in the visitor's language. */
export type SiteLink = { label: string; href: string }

type RawLink = { label?: string | null; href?: string | null }

/**
 * Links of the navigation. Editors write paths without a language; a path that no page of the site answers is
 * left out, so that nothing leads nowhere.
 */
export const toSiteLinks = (
  links: readonly RawLink[] | null | undefined,
  locale: Locale,
): SiteLink[] =>
  (links ?? []).flatMap(({ label, href }) => {
    const address = href && label ? toHref(href, locale) : null
    return address && label ? [{ label, href: address }] : []
  })

function toHref(href: string, locale: Locale): string | null {
  if (href.startsWith('https://')) return href
  const [path = ''] = href.split(/[?#]/)
  if (sameSitePath(path) !== path) return null
  const match = matchRoute(path)
  if (!match || !isBuilt(match.name)) return null
  const { site }: RouteDefinition = routes[match.name]
  const prefix = toPrefix(locale)
  return site === 'graduates' || !prefix ? href : prefix + (path === '/' ? href.slice(1) : href)
}
