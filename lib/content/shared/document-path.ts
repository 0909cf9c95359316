/** The data of a document's address, and its last change (ISO 8601). */
export type DocumentPath = {
  id: number
  slug: string
  translations: readonly string[]
  updatedAt: string
  noIndex: boolean
}

export type RawPath = {
  id: number
  slug: string | null
  translations: string[] | null
  updatedAt: string | null
  seo: { noIndex: boolean | null } | null
}

/** Maps a document of the response. */
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
