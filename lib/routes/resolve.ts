import { longestPath, splitLanguage, tidyPath as tidied } from '@law-firm/contract/addresses'
import {
  defaultLocale,
  isGraduateLocale,
  isSiteLocale,
  type Locale,
  type SiteLocale,
  toPrefix,
} from '@law-firm/contract/locales'
import { dynamicForMembers, dynamicParameters, isDynamicPath, toDynamicPath } from './dynamic'
import { matchRoute } from './match'
import { pathWithoutLocale } from './public-path'
import { findRedirect } from './redirects'
import { routes, type RouteName } from './table'

/** A decision of the middleware. Rewrites have internal paths, redirects public ones. */
export type Resolution =
  | { kind: 'next' }
  | { kind: 'rewrite'; path: string }
  | { kind: 'redirect'; to: string; status: 307 | 308 }
  /** Only the locales of the main site have a 404 page. */
  | { kind: 'missing'; locale: SiteLocale }

/** The state of an address between the steps. */
export type Address = {
  path: string
  search: URLSearchParams
  locale: Locale
  prefixed: boolean
  /** Whether there is a session cookie, valid or not: the page validates it. */ signedIn?: boolean
}

/** A step returns a decision, or the address for the next step. */
export type Step = (address: Address) => Resolution | Address

/** The steps in order; the last one always returns a decision. */
export const steps: Step[] = [
  tidyPath,
  languagePrefix,
  graduateSite,
  plainPath,
  guessedAddress,
  knownRoute,
  dynamicPage,
  defaultLanguage,
]

/**
 * Whether the page at an internal path is rendered per request: with filters, for sign-in and members. Its content
 * security policy has a nonce; that of a cached page has script hashes. The page to which the provider returns is
 * cached, so that it responds while nothing can be rendered.
 */
export function isPerRequest(path: string): boolean {
  if (isDynamicPath(path)) return true
  const match = matchRoute(pathWithoutLocale(path))
  return match !== null && routes[match.name].area !== 'public' && !isReturnPage(match.name)
}

const isReturnPage = (name: RouteName): boolean => name === 'auth'

/** Whether browsers and proxies may store the page at an internal path, and assistants read it (decision 22). */
export function isPublicPage(path: string): boolean {
  const match = matchRoute(pathWithoutLocale(path))
  return match === null || routes[match.name].area === 'public'
}

/** Resolves an address (decisions 1 to 5) without I/O. */
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
  const prefix = toPrefix(locale)
  return {
    kind: 'redirect',
    to: `${path === '/' && prefix ? prefix : prefix + path}${query}`,
    status,
  }
}

/** Refuses long and malformed paths; removes duplicate slashes, and trailing ones and blanks of pasted links. */
export function tidyPath(address: Address): Resolution | Address {
  if (address.path.length > longestPath || !isDecodable(address.path))
    return { kind: 'missing', locale: chooseLocale(address.path) }
  const tidy = tidied(address.path)
  return tidy === address.path
    ? address
    : {
        kind: 'redirect',
        to: tidy + (address.search.size > 0 ? `?${address.search}` : ''),
        status: 308,
      }
}

/** `/fr-fr/people` → French; `/FR-FR`, `/fr` and `/en` redirect to the canonical form (decision 2). */
export function languagePrefix(address: Address): Resolution | Address {
  const language = splitLanguage(address.path)
  if (!language) return address
  const { locale, rest: path } = language
  const isCanonical = locale !== defaultLocale && address.path.split('/')[1] === locale
  return isCanonical
    ? { ...address, path, locale, prefixed: true }
    : redirect(locale, path, address.search)
}

/** The graduate site has its own locales, which no other page has (decision 3). */
export function graduateSite(address: Address): Resolution | Address {
  const onGraduates = address.path === '/graduates' || address.path.startsWith('/graduates/')
  if (onGraduates && !isGraduateLocale(address.locale))
    return redirect(defaultLocale, address.path, address.search, 307)
  if (onGraduates || isSiteLocale(address.locale)) return address
  return address.path === '/'
    ? redirect(address.locale, '/graduates', address.search)
    : { kind: 'missing', locale: defaultLocale }
}

/** `/People` and `/%70eople` → `/people`: addresses of pages are lower-case letters, digits and hyphens. */
function plainPath(address: Address): Resolution | Address {
  if (!/[A-Z%]/.test(address.path)) return address
  const path = decodeURIComponent(address.path).toLowerCase()
  if (!/^(?:\/[a-z0-9-]+)+$/.test(path) || isDynamicPath(path)) return address
  const guess = findRedirect(path, address.search)
  if (guess !== null) return redirect(address.locale, guess, new URLSearchParams())
  return isBuiltPath(path) ? redirect(address.locale, path, address.search) : address
}

export function guessedAddress(address: Address): Resolution | Address {
  const to = findRedirect(address.path, address.search)
  return to === null ? address : redirect(address.locale, to, new URLSearchParams())
}

/** 404 for a path without a route or page, and for internal paths. */
export function knownRoute(address: Address): Resolution | Address {
  return !isDynamicPath(address.path) && isBuiltPath(address.path)
    ? address
    : { kind: 'missing', locale: isSiteLocale(address.locale) ? address.locale : defaultLocale }
}

function isBuiltPath(path: string): boolean {
  const match = matchRoute(path)
  return match !== null && 'built' in routes[match.name]
}

/** With filters or a session, the per-request variant renders the page (`dynamic.ts`). */
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

const chooseLocale = (path: string): SiteLocale => {
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
