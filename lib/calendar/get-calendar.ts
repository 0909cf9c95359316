import 'server-only'
import { calendarQuery } from '../content/event/query'
import { toInsightWhere } from '../content/insights/insight-where'
import { insightsList } from '../content/insights/insights-list'
import { getTopics, toIds } from '../content/insights/get-insights'
import { toContentLocale } from '../content/shared/content-locale'
import type { CalendarQueryVariables } from '../graphql/generated/graphql'
import { queryContent } from '../graphql/server'
import type { SiteLocale } from '@law-firm/contract/locales'
import { absoluteUrl } from '../seo/metadata'
import type { CalendarEntry } from './to-calendar'

/** A subscribed calendar includes the last quarter. */
const daysBack = 90
const maxEvents = 500

/**
 * The calendar of a filter (`practice`, `sector`, `location`), or of one event.
 *
 * @throws ContentUnavailableError
 */
export async function getCalendar(
  locale: SiteLocale,
  query: Record<string, string>,
  id?: number,
): Promise<CalendarEntry[]> {
  const filters = insightsList.parse({ ...query, type: 'event' })
  const since = {
    startsAt: { greater_than: new Date(Date.now() - daysBack * 86_400_000).toISOString() },
  }
  const where = id
    ? { id: { equals: id } }
    : { AND: [toInsightWhere(filters, toIds(await getTopics(locale))), since] }
  return read(locale, where)
}

/** The calendar of these events. @throws ContentUnavailableError */
export async function getCalendarFor(
  ids: readonly number[],
  locale: SiteLocale,
): Promise<CalendarEntry[]> {
  return ids.length === 0 ? [] : read(locale, { OR: ids.map((id) => ({ id: { equals: id } })) })
}

async function read(
  locale: SiteLocale,
  where: CalendarQueryVariables['where'],
): Promise<CalendarEntry[]> {
  const data = await queryContent(calendarQuery, {
    locale: toContentLocale(locale),
    where,
    limit: maxEvents,
  })
  return (data.Events?.docs ?? []).map((raw) => ({
    id: raw.id,
    title: raw.title ?? '',
    summary: raw.summary ?? '',
    startsAt: raw.startsAt ?? '',
    endsAt: raw.endsAt ?? raw.startsAt ?? '',
    sequence: raw.sequence ?? 0,
    cancelled: raw.state === 'cancelled',
    location: [raw.venue?.name, raw.venue?.address].filter(Boolean).join(', ') || null,
    url: absoluteUrl({ to: 'event', params: { id: raw.id, slug: raw.slug ?? '' } }, locale),
    updatedAt: raw.updatedAt ?? '',
  }))
}
