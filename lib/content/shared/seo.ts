/** SEO texts of the editors; null means that of the page. */
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
