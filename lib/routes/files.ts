import { insightsList } from '../content/insights/insights-list'
import { newsList } from '../content/news/news-list'
import { toDynamicPath, isDynamicPath } from './dynamic'

/** Paths that are no pages, as in the matcher of `middleware.ts`, which has to be a literal. */
export const filePaths =
  '_next/|api/|favicon\\.ico|icon\\.svg|land\\.svg|robots\\.txt|llms\\.txt|sitemap\\.xml|sitemaps/|manifest\\.webmanifest|icons/|\\.well-known/|media/'

const pattern = new RegExp(`^/(?:${filePaths})`)

export const isFilePath = (path: string): boolean => pattern.test(path)

/** Feeds without a filter, sitemaps, menus, drawn pictures and cards are cached like pages. */
const staticFile =
  /^\/(?:land\.svg|llms\.txt|sitemap\.xml|sitemaps\/[\w-]+\.xml|api\/(?:menu|controls)\/[\w-]+\.json|api\/art\/[\w-]+\.svg|api\/feeds\/.+|api\/vcard\/.+\.(?:vcf|svg))$/
const feedFilters = [...insightsList.parameters, ...newsList.parameters, 'jurisdiction']

export const isStaticFile = (path: string, search: URLSearchParams): boolean =>
  staticFile.test(path) && !isDynamicPath(path) && filteredFeedAt(path, search) === null

/** The path of the per-request variant of a feed with a filter, beside it as that of a page; else null. */
export const filteredFeedAt = (path: string, search: URLSearchParams): string | null =>
  path.startsWith('/api/feeds/') && feedFilters.some((name) => search.has(name))
    ? toDynamicPath(path)
    : null
