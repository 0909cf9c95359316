import { createHash } from 'node:crypto'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A calendar event; dates are ISO 8601. */
export type CalendarEntry = {
  id: number
  title: string
  summary: string
  startsAt: string
  endsAt: string
  /** Incremented with every change (RFC 5545, 3.8.7.4), so that calendars update their entry. */
  sequence: number
  cancelled: boolean
  location: string | null
  url: string
  updatedAt: string
}

type Options = {
  name: string
  host: string
  firmName: string
  /** The refresh interval of a subscribed calendar in hours. */ refreshHours?: number
}

/**
 * Events as an iCalendar file (RFC 5545), in UTC. The UID is that of the confirmation e-mails, so that calendars merge
 * both.
 */
export function toCalendar(
  entries: readonly CalendarEntry[],
  { name, host, firmName, refreshHours }: Options,
): string {
  const calendar = ical({
    name,
    prodId: { company: firmName, product: 'Events' },
    method: ICalCalendarMethod.PUBLISH,
    ...(refreshHours ? { ttl: refreshHours * 3600 } : {}),
  })
  for (const entry of entries.filter(isDated)) {
    calendar.createEvent({
      id: `event-${entry.id}@${host}`,
      sequence: entry.sequence,
      start: new Date(entry.startsAt),
      end: new Date(entry.endsAt),
      stamp: new Date(entry.updatedAt || entry.startsAt),
      summary: entry.title,
      description: `${entry.summary}\n\n${entry.url}`,
      ...(entry.location ? { location: entry.location } : {}),
      url: entry.url,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}

/** An entry with an invalid date must not make the calendar invalid. */
const isDated = ({ startsAt, endsAt = startsAt }: { startsAt: string; endsAt?: string }): boolean =>
  !Number.isNaN(Date.parse(startsAt)) && !Number.isNaN(Date.parse(endsAt))

export const calendarType = 'text/calendar; charset=utf-8'

type Dated = {
  title: string
  startsAt: string
  /** 0 for a deadline. */ minutes: number
  place: string | null
}

/** Deadlines and meetings of the graduate site, with a reminder three days before each. */
export function toDeadlineCalendar(
  entries: readonly Dated[],
  {
    name,
    host,
    firmName,
    url,
    prefix,
  }: { name: string; host: string; firmName: string; url: string; prefix: string },
): string {
  const calendar = ical({
    name,
    prodId: { company: firmName, product: 'Graduates' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const named = new Map<string, number>()
  for (const { title, startsAt, minutes, place } of entries.filter(isDated)) {
    const start = new Date(startsAt)
    const before = named.get(title) ?? 0 // meetings with the same name need different ids
    named.set(title, before + 1)
    const event = calendar.createEvent({
      id: `${prefix}-${createHash('sha256')
        .update(before ? `${title} ${before + 1}` : title)
        .digest('hex')
        .slice(0, 16)}@${host}`,
      start,
      end: new Date(start.getTime() + Math.max(minutes, 1) * 60_000),
      stamp: start,
      summary: title,
      ...(place ? { location: place } : {}),
      url,
    })
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 3 * 86_400 })
  }
  return calendar.toString()
}
