import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { env } from '../env'
import type { StoredDoc } from '../database/rows'

export type CalendarEvent = Pick<
  StoredDoc<'events'>,
  | 'id'
  | 'slug'
  | 'title'
  | 'summary'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'state'
  | 'sequence'
  | 'venue'
>

/**
 * The calendar entry of an event (RFC 5545). The UID is that of the site's calendar files, so that
 * an import replaces the entry.
 */
export function buildCalendar(event: CalendarEvent, url: string, firm: string): string {
  const calendar = ical({
    prodId: { company: firm, product: 'Events' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `event-${event.id}@${new URL(env.SITE_URL).hostname}`,
    sequence: event.sequence ?? 0,
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: event.title,
    description: [event.summary, event.venue?.joinUrl].filter(Boolean).join('\n\n'),
    location: [event.venue?.name, event.venue?.address].filter(Boolean).join(', ') || undefined,
    url,
    status: event.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
