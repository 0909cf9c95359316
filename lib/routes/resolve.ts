import {
  defaultLocale,
  isGraduateLocale,
  isSiteLocale,
  localeAliases,
  prefixOf,
  type Locale,
  type SiteLocale,
} from '../i18n/locales'
import { dynamicForMembers, dynamicParameters, isDynamicPath, toDynamicPath } from './dynamic'
import { matchRoute } from './match'
import { pathWithoutLocale } from './public-path'
import { redirectOf } from './redirects'
import { routes } from './table'

/** What the middleware does with an address. Paths are internal where rewritten, public where redirected. */
export type Resolution =
  | { kind: 'next' }
  | { kind: 'rewrite'; path: string }
  | { kind: 'redirect'; to: string; status: 307 | 308 }
  /** Only the languages of the main site have a page that says so. */
  | { kind: 'missing'; locale: SiteLocale }

/** An address on its way through the steps. */
export type Address = {
  path: string
  search: URLSearchParams
  locale: Locale
  prefixed: boolean
  /** Whether there is a session, good or not: the page decides. */ signedIn?: boolean
}

/** A step decides about an address, or hands it on, changed or not. */
export type Step = (address: Address) => Resolution | Address

/** Longer addresses are nobody's; they end before they cost anything. */
export const longestPath = 2048

/** The steps in their order; the last one always decides. */
export const steps: Step[] = [
  tidyPath,
  languagePrefix,
  graduateSite,
  guessedAddress,
  knownRoute,
  dynamicPage,
  defaultLanguage,
]

/**
 * Whether the page at an internal path is rendered for each request: pages with filters, of sign-in and of members. Such
 * a page carries a policy with a nonce; a cached one names its scripts by their hashes.
 */
export function isPerRequest(path: string): boolean {
  if (isDynamicPath(path)) return true
  const match = matchRoute(pathWithoutLocale(path))
  return match !== null && routes[match.name].area !== 'public'
}

/** Decides about an address (decisions 1 to 5); no I/O, so that it costs next to nothing. */
export function resolveAddress(
  path: string,
  search: URLSearchParams = new URLSearchParams(),
  { signedIn = false } = {},
): Resolution {
  let address: Address = { path, search, locale: defaultLocale, prefixed: false, signedIn }
  for (const step of steps) {
    const outcome = step(address)
    if ('kind' in outcome) return outcome
    address = outcome
  }
  return { kind: 'next' }
}

const redirect = (
  locale: Locale,
  path: string,
  search: URLSearchParams,
  status: 307 | 308 = 308,
): Resolution => {
  const query = search.size > 0 ? `?${search}` : ''
  const prefix = prefixOf(locale)
  return {
    kind: 'redirect',
    to: `${path === '/' && prefix ? prefix : prefix + path}${query}`,
    status,
  }
}

/** Too long or malformed addresses are missing; double and closing slashes are taken out. */
export function tidyPath(address: Address): Resolution | Address {
  if (address.path.length > longestPath || !isDecodable(address.path))
    return { kind: 'missing', locale: localeOf(address.path) }
  const tidy = address.path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return tidy === address.path
    ? address
    : {
        kind: 'redirect',
        to: tidy + (address.search.size > 0 ? `?${address.search}` : ''),
        status: 308,
      }
}

/** `/fr-fr/people` → French; `/FR-FR`, `/fr` and `/en` answer with the known form (decision 2). */
export function languagePrefix(address: Address): Resolution | Address {
  const [, first = '', ...rest] = address.path.split('/')
  const path = `/${rest.join('/')}`
  const known = first.toLowerCase()
  if (first === defaultLocale) return redirect(defaultLocale, path, address.search)
  if (isSiteLocale(first) || isGraduateLocale(first))
    return { ...address, path, locale: first, prefixed: true }
  if (isSiteLocale(known) || isGraduateLocale(known)) return redirect(known, path, address.search)
  const alias = Object.hasOwn(localeAliases, known) ? localeAliases[known] : undefined
  return alias ? redirect(alias, path, address.search) : address
}

/** The graduate site has its own languages, and they have only the graduate site (decision 3). */
export function graduateSite(address: Address): Resolution | Address {
  const onGraduates = address.path === '/graduates' || address.path.startsWith('/graduates/')
  if (onGraduates && !isGraduateLocale(address.locale))
    return redirect(defaultLocale, address.path, address.search, 307)
  if (onGraduates || isSiteLocale(address.locale)) return address
  return address.path === '/'
    ? redirect(address.locale, '/graduates', address.search)
    : { kind: 'missing', locale: defaultLocale }
}

export function guessedAddress(address: Address): Resolution | Address {
  const to = redirectOf(address.path, address.search)
  return to === null ? address : redirect(address.locale, to, new URLSearchParams())
}

/** Missing is an address that is in no row of the route table or has no page yet, and the internal path of a page. */
export function knownRoute(address: Address): Resolution | Address {
  const match = isDynamicPath(address.path) ? null : matchRoute(address.path)
  return match && 'built' in routes[match.name]
    ? address
    : { kind: 'missing', locale: isSiteLocale(address.locale) ? address.locale : defaultLocale }
}

/** An address with filters, or of a member, is rendered by the page in the folder `dynamic` (see `dynamic.ts`). */
export function dynamicPage(address: Address): Resolution | Address {
  const match = address.search.size > 0 || address.signedIn ? matchRoute(address.path) : null
  if (!match) return address
  const hasFilter = dynamicParameters[match.name]?.some((name) => address.search.has(name))
  const showsMore = address.signedIn && dynamicForMembers.includes(match.name)
  if (!hasFilter && !showsMore) return address
  return { kind: 'rewrite', path: `/${address.locale}${toDynamicPath(address.path)}` }
}

export function defaultLanguage(address: Address): Resolution {
  if (address.prefixed) return { kind: 'next' }
  return {
    kind: 'rewrite',
    path: address.path === '/' ? `/${address.locale}` : `/${address.locale}${address.path}`,
  }
}

const localeOf = (path: string): SiteLocale => {
  const first = path.split('/')[1]
  return isSiteLocale(first) ? first : defaultLocale
}

function isDecodable(path: string): boolean {
  try {
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
