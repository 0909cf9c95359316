import 'server-only'
import { cache } from 'react'
import { draftMode } from 'next/headers'
import { tagPage } from '@/lib/cache/keep'
import { documentTag, tagsOf } from '@/lib/cache/manifest'
import { queryContent } from '@/lib/graphql/server'
import type { Locale } from '@/lib/i18n/locales'
import { toContentLocale } from '../shared/content-locale'
import { toDocumentPath, type DocumentPath } from '../shared/document-path'
import { eventPathsQuery, eventQuery } from './query'
import { toEvent, type Event } from './to-event'

/**
 * An event in a language, or null for an unknown id. Deduplicated per request.
 *
 * @throws ContentUnavailableError
 */
export const getEvent = cache(async (id: number, locale: Locale): Promise<Event | null> => {
  const fetchStartedAt = Date.now()
  const { isEnabled: draft } = await draftMode()
  const data = await queryContent(
    eventQuery,
    { id, locale: toContentLocale(locale), draft },
    { draft },
  )
  await tagPage([documentTag('Event', id), ...tagsOf(data)], fetchStartedAt)
  const [raw] = data.Events?.docs ?? []
  return raw ? toEvent(raw) : null
})

/** The paths of the newest events, for pre-rendering; a limit of 0 means all. */
export async function getEventPaths(limit: number): Promise<DocumentPath[]> {
  const data = await queryContent(eventPathsQuery, { limit })
  return (data.Events?.docs ?? []).map(toDocumentPath)
}
