import 'server-only'
import { cache } from 'react'
import { draftMode } from 'next/headers'
import { tagPage } from '@/lib/cache/keep'
import { documentTag, relatedTag, tagsOf } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@/lib/i18n/locales'
import { insightsQuery } from '../insights/query'
import { toContentLocale } from '../parts/locale'
import { toDocumentPath, type DocumentPath } from '../parts/paths'
import { personPathsQuery, personQuery } from './query'
import { toPerson, type Person } from './to-person'

const mostPublications = 6

/**
 * A person in a language, or null where there is nobody with this number. Read once a request.
 *
 * @throws ContentUnavailableError
 */
export const getPerson = cache(async (id: number, locale: Locale): Promise<Person | null> => {
  const asked = Date.now()
  const { isEnabled: draft } = await draftMode()
  const language = toContentLocale(locale)
  const [data, written] = await Promise.all([
    queryContent(personQuery, { id, locale: language, draft }, { draft }),
    queryContent(insightsQuery, {
      locale: language,
      where: { authors: { in: [id] } },
      limit: mostPublications,
    }),
  ])
  await tagPage(
    [
      documentTag('Contact', id),
      relatedTag('Article', { type: 'Contact', id }),
      ...tagsOf(data),
      ...tagsOf(written),
    ],
    asked,
  )
  const [raw] = data.Contacts?.docs ?? []
  return raw ? toPerson(raw, written.Articles) : null
})

/** Everybody's address, in the order of names; all with a limit of 0. */
export async function getPersonPaths(limit: number): Promise<DocumentPath[]> {
  const data = await queryContent(personPathsQuery, { limit })
  return (data.Contacts?.docs ?? []).map(toDocumentPath)
}
