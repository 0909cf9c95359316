/** Paths that are no pages, as in the matcher of `middleware.ts`, which has to be a literal. */
export const filePaths =
  '_next/|api/|favicon\\.ico|icon\\.svg|robots\\.txt|sitemap\\.xml|sitemaps/|manifest\\.webmanifest|icons/|\\.well-known/|media/'

const pattern = new RegExp(`^/(?:${filePaths})`)

export const isFilePath = (path: string): boolean => pattern.test(path)
