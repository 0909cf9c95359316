import {
  defaultLocale,
  isGraduateLocale,
  isSiteLocale,
  type Locale,
  localeAliases,
} from './locales'

/** Longer paths are refused before they are parsed. */
export const longestPath = 2048

/** A path without duplicate slashes, and without the trailing ones and blanks of pasted links. */
export const tidyPath = (path: string): string =>
  path.replace(/\/{2,}/g, '/').replace(/(.)(?:\/|%20)+$/, '$1')

/** The language that a path begins with, and the rest: `/FR/people` and `/fr_FR/people` are `/people` in `fr-fr`. */
export function splitLanguage(path: string): { locale: Locale; rest: string } | null {
  const [, first = '', ...rest] = path.split('/')
  const name = first.toLowerCase().replace('_', '-')
  const locale = Object.hasOwn(localeAliases, name) ? localeAliases[name] : name
  return isSiteLocale(locale) || isGraduateLocale(locale)
    ? { locale, rest: `/${rest.join('/')}` }
    : null
}

/** A path whose language is written as the site writes it; the default language is not written. */
function withCanonicalLanguage(path: string): string {
  const language = splitLanguage(path)
  if (!language) return path
  const { locale, rest } = language
  if (locale === defaultLocale) return rest
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`
}

/** An address that a redirect leads away from, or that a visitor requests, in a comparable form. */
export type Source = { path: string; parameters: ReadonlyMap<string, string> }

/** Parameters that campaigns, mailings and the router add: they name no address. */
const added =
  /^(?:utm_.*|[a-z]*clk?id|[gw]braid|gad_\w+|li_fat_id|mkt_tok|srsltid|igshi?d|mc_[ce]id|_g[al]|_{1,2}hs\w*|_rsc)$/

/** Java servers write it into addresses for visitors without cookies. */
const session = /;jsessionid=[^/]*/gi

/**
 * Reads the address of a request, or of a redirect as an editor writes it, such as
 * `https://old.example/Über-uns/?ID=7`: decoded, in lower case, without trailing slashes, with the
 * language as the site writes it, and without the host and what campaigns add.
 *
 * @returns null for what no browser requests
 */
export function readSource(address: string): Source | null {
  const text = address.trim().replaceAll('&amp;', '&') // of exports that are HTML
  const absolute = text.startsWith('/') ? `http://site.invalid${text}` : text
  if (/[\\#]/.test(text) || !/^https?:\/\/[^/]/i.test(absolute) || !URL.canParse(absolute))
    return null
  const { pathname, searchParams } = new URL(absolute)
  if (pathname.length > longestPath) return null
  const segments = decodeSegments(tidyPath(pathname.replace(session, '')))
  if (!segments) return null
  const parameters = new Map<string, string>()
  for (const [name, value] of searchParams) {
    const known = comparable(name)
    if (!added.test(known) && !parameters.has(known)) parameters.set(known, comparable(value))
  }
  return { path: withCanonicalLanguage(segments.join('/')), parameters }
}

const comparable = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC')

/** Readable segments: only what would end one, or the path, stays encoded. */
function decodeSegments(path: string): string[] | null {
  try {
    const segments = path.split('/').map((segment) => comparable(decodeURIComponent(segment)))
    if (segments.some((segment) => /[\u0000-\u001f\u007f\\]/.test(segment))) return null
    return segments.map((segment) => segment.replace(/[%/?#\s]/g, encodeURIComponent))
  } catch {
    return null
  }
}

/** A source as it is stored: `/page.aspx?id=12`, with its parameters in the order of their names. */
export function writeSource({ path, parameters }: Source): string {
  const query = new URLSearchParams([...parameters].sort(([a], [b]) => (a < b ? -1 : 1)))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Whether a redirect's source covers a request, which may have more parameters. */
export const coversRequest = (source: Source, request: Source): boolean =>
  source.path === request.path &&
  [...source.parameters].every(([name, value]) => request.parameters.get(name) === value)

/** The request first, then the same without its language: such a source holds for all languages. */
export function inAllLanguages(request: Source): Source[] {
  const language = splitLanguage(request.path)
  return language && isSiteLocale(language.locale)
    ? [request, { ...request, path: language.rest }]
    : [request]
}

/**
 * Where a redirect leads: a path of this site with its query and fragment, tidied as requests are.
 *
 * @returns null for what is no path of this site
 */
export function toTarget(address: string): string | null {
  const text = address.trim()
  if (!/^\/(?![/\\])/.test(text) || !URL.canParse(text, 'http://site.invalid')) return null
  const { host, pathname, search, hash } = new URL(text, 'http://site.invalid')
  if (host !== 'site.invalid' || pathname.length > longestPath) return null
  return withCanonicalLanguage(tidyPath(pathname)) + search + hash
}
