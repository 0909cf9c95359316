import { offsetMs } from '../fields/time-zone'

/**
 * Dates of the sample firm are relative to the day of seeding, so that the content stays current.
 */

const dayMs = 86_400_000

/** The day `days` days after `today`, at 09:00 UTC. */
export const dayAfter = (today: Date, days: number): Date => {
  const date = new Date(today.getTime() + days * dayMs)
  date.setUTCHours(9, 0, 0, 0)
  return date
}

const isWeekend = (date: Date): boolean => [0, 6].includes(date.getUTCDay())

/** From Christmas Eve to the second of January. */
function isYearEnd(date: Date): boolean {
  const [month, day] = [date.getUTCMonth(), date.getUTCDate()]
  return (month === 11 && day > 23) || (month === 0 && day < 3)
}

/** Nearer dates are not moved out of the year end: they could move into the past. */
const nearDays = 20

/**
 * The shift of a date to a working day, in steps of two days, so that not half of all events are on
 * Fridays.
 */
function daysToWorkday(today: Date, days: number): number {
  const isFree = (date: Date) => isWeekend(date) || (Math.abs(days) > nearDays && isYearEnd(date))
  let shift = 0
  while (isFree(dayAfter(today, days + shift))) shift -= 2
  return shift
}

/**
 * The base of a document's dates, shifted so that `startsAt` is a working day; all its dates shift
 * together.
 */
export function todayFor(startsAt: unknown, today: Date): Date {
  const days = Number.parseInt(String(startsAt), 10)
  return Number.isNaN(days) ? today : new Date(today.getTime() + daysToWorkday(today, days) * dayMs)
}

/** The base of a session's dates: it shifts like the first one, `first`, and past free days. */
export function todayForSession(startsAt: unknown, first: Date): Date {
  const days = Number.parseInt(String(startsAt), 10)
  if (Number.isNaN(days)) return first
  let shift = 0
  while (isWeekend(dayAfter(first, days + shift))) shift += 1
  return new Date(first.getTime() + shift * dayMs)
}

/**
 * Reads `-12` (days) or `30T08:30` (days, and a time of day in `timeZone`).
 *
 * @throws Error when the value is neither.
 */
export function relativeDate(value: unknown, today: Date, timeZone = 'UTC'): string {
  if (typeof value === 'number' && Number.isInteger(value))
    return dayAfter(today, value).toISOString()
  const match = /^(-?\d+)T(\d{2}):(\d{2})$/.exec(String(value))
  if (!match)
    throw new Error(`"${String(value)}" is neither days nor days with a time such as 30T08:30`)
  const day = dayAfter(today, Number(match[1]))
  day.setUTCHours(Number(match[2]), Number(match[3]), 0, 0)
  return new Date(day.getTime() - offsetMs(day, timeZone)).toISOString()
}

const intl: Record<string, string> = {
  en: 'en-GB',
  'en-sg': 'en-GB',
  'en-hk': 'en-GB',
  'en-ae': 'en-GB',
  'en-ie': 'en-IE',
}

/**
 * Replaces `{{date:-12}}`, `{{workday:12}}`, `{{month:+2}}`, `{{year}}` and `{{year-3}}` in the
 * text's language; `date` is relative to `from`.
 */
export function fillDates(text: string, today: Date, locale: string, from = today): string {
  const language = intl[locale] ?? locale
  return text.replace(
    /\{\{(date|workday|month|year):?([+-]?\d+)?\}\}/g,
    (_, kind: string, amount: string | undefined) => {
      const n = Number(amount ?? 0)
      if (kind === 'year') return String(today.getUTCFullYear() + n)
      if (kind === 'month') {
        const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + n, 1))
        return month.toLocaleDateString(language, {
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        })
      }
      const day =
        kind === 'workday' ? dayAfter(today, n + daysToWorkday(today, n)) : dayAfter(from, n)
      return day.toLocaleDateString(language, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })
    },
  )
}
