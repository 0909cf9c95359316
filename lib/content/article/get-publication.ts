import 'server-only'
import { cache } from 'react'
import { draftMode } from 'next/headers'
import { tagPage } from '@/lib/cache/keep'
import { documentTag, tagsOf } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@/lib/i18n/locales'
import { toContentLocale } from '../shared/content-locale'
import { toDocumentPath, type DocumentPath } from '../shared/document-path'
import { publicationPathsQuery, publicationQuery } from './query'
import { toPublication, type Publication } from './to-publication'

/**
 * A publication in a language, or null for an unknown id. Deduplicated per request.
 *
 * @throws ContentUnavailableError
 */
export const getPublication = cache(
  async (id: number, locale: Locale): Promise<Publication | null> => {
    const fetchStartedAt = Date.now()
    const { isEnabled: draft } = await draftMode()
    const data = await queryContent(
      publicationQuery,
      { id, locale: toContentLocale(locale), draft },
      { draft },
    )
    await tagPage([documentTag('Article', id), ...tagsOf(data)], fetchStartedAt)
    const [raw] = data.Articles?.docs ?? []
    return raw ? toPublication(raw) : null
  },
)

/** The paths of the newest publications, for pre-rendering; a limit of 0 means all. */
export async function getPublicationPaths(limit: number): Promise<DocumentPath[]> {
  const data = await queryContent(publicationPathsQuery, { limit })
  return (data.Articles?.docs ?? []).map(toDocumentPath)
}
