import { defaultLocale, isSiteLocale, type SiteLocale, toPrefix } from '@law-firm/contract/locales'

/**
 * The path of a page without its language, from a public path (`/people`) or an internal one (`/en/people`,
 * `/en/people/dynamic`).
 */
export function pathWithoutLocale(pathname: string): string {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  const segments = isSiteLocale(first) ? rest : [first, ...rest].filter(Boolean)
  return `/${segments.join('/')}`.replace(/\/dynamic$/, '') || '/'
}

/** The same page in another language. */
export function pathInLocale(pathname: string, locale: SiteLocale): string {
  const path = pathWithoutLocale(pathname)
  if (path === '/missing' || path === '/unavailable' || path === '/gone')
    return toPrefix(locale) || '/'
  return path === '/' && locale !== defaultLocale ? toPrefix(locale) : toPrefix(locale) + path
}

/** The language of a public path. */
export function localeOfPath(pathname: string): SiteLocale {
  const [first = ''] = pathname.split(/[/?#]/).filter(Boolean)
  return isSiteLocale(first) ? first : defaultLocale
}
