import 'server-only'
import { cache } from 'react'
import { draftMode } from 'next/headers'
import { tagPage } from '@/lib/cache/keep'
import { documentTag, tagsOf } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@/lib/i18n/locales'
import { toContentLocale } from '../parts/locale'
import { toDocumentPath, type DocumentPath } from '../parts/paths'
import { eventPathsQuery, eventQuery } from './query'
import { toEvent, type Event } from './to-event'

/**
 * An event in a language, or null where there is none with this number. Read once a request.
 *
 * @throws ContentUnavailableError
 */
export const getEvent = cache(async (id: number, locale: Locale): Promise<Event | null> => {
  const asked = Date.now()
  const { isEnabled: draft } = await draftMode()
  const data = await queryContent(
    eventQuery,
    { id, locale: toContentLocale(locale), draft },
    { draft },
  )
  await tagPage([documentTag('Event', id), ...tagsOf(data)], asked)
  const [raw] = data.Events?.docs ?? []
  return raw ? toEvent(raw) : null
})

/** The newest events, for pre-rendering; all of them with a limit of 0. */
export async function getEventPaths(limit: number): Promise<DocumentPath[]> {
  const data = await queryContent(eventPathsQuery, { limit })
  return (data.Events?.docs ?? []).map(toDocumentPath)
}
