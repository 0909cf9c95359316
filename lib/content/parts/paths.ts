/** Where a document stands, and when it changed last (ISO). */
export type DocumentPath = {
  id: number
  slug: string
  translations: readonly string[]
  updatedAt: string
  noIndex: boolean
}

type RawPath = {
  id: number
  slug: string | null
  translations: string[] | null
  updatedAt: string | null
  seo: { noIndex: boolean | null } | null
}

/** One of a list of addresses, as the content service answers it. */
export const toDocumentPath = ({
  id,
  slug,
  translations,
  updatedAt,
  seo,
}: RawPath): DocumentPath => ({
  id,
  slug: slug ?? '',
  translations: translations ?? [],
  updatedAt: updatedAt ?? '',
  noIndex: seo?.noIndex ?? false,
})
