/** What an editor wrote for search engines; empty values follow the page's title and summary. */
export type Seo = { title: string | null; description: string | null; noIndex: boolean }

export type RawSeo =
  | { title?: string | null; description?: string | null; noIndex?: boolean | null }
  | null
  | undefined

export const toSeo = (seo: RawSeo): Seo => ({
  title: seo?.title || null,
  description: seo?.description || null,
  noIndex: seo?.noIndex ?? false,
})
