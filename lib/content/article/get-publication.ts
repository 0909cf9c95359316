import 'server-only'
import { cache } from 'react'
import { draftMode } from 'next/headers'
import { tagPage } from '@/lib/cache/keep'
import { documentTag, tagsOf } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@/lib/i18n/locales'
import { toContentLocale } from '../parts/locale'
import { toDocumentPath, type DocumentPath } from '../parts/paths'
import { publicationPathsQuery, publicationQuery } from './query'
import { toPublication, type Publication } from './to-publication'

/**
 * A publication in a language, or null where there is none with this number. Read once a request.
 *
 * @throws ContentUnavailableError
 */
export const getPublication = cache(
  async (id: number, locale: Locale): Promise<Publication | null> => {
    const asked = Date.now()
    const { isEnabled: draft } = await draftMode()
    const data = await queryContent(
      publicationQuery,
      { id, locale: toContentLocale(locale), draft },
      { draft },
    )
    await tagPage([documentTag('Article', id), ...tagsOf(data)], asked)
    const [raw] = data.Articles?.docs ?? []
    return raw ? toPublication(raw) : null
  },
)

/** The newest publications, for pre-rendering; all of them with a limit of 0. */
export async function getPublicationPaths(limit: number): Promise<DocumentPath[]> {
  const data = await queryContent(publicationPathsQuery, { limit })
  return (data.Articles?.docs ?? []).map(toDocumentPath)
}
