import { utcOffsetIn } from '@/lib/i18n/time-zone'
import type { OpeningHours } from './locations'

export type Opening = {
  open: boolean
  /** The time of the next change today, `18:30`, or null. */ until: string | null
  /** The name of today's holiday. */ holiday: string | null
}

type OfficeHours = {
  hours: OpeningHours[]
  holidays: { month: number; day: number; name: string }[]
}

/** A moment at an office: ISO weekday (Monday is 1), month, day and `09:05`. */
export type LocalTime = { weekday: number; month: number; day: number; time: string }

/** Whether an office is open at a moment of its time zone. */
export function openingAt(
  { hours, holidays }: OfficeHours,
  { weekday, month, day, time }: LocalTime,
): Opening {
  const holiday = holidays.find((item) => item.month === month && item.day === day)?.name ?? null
  if (holiday !== null) return { open: false, until: null, holiday }
  const today = hours.filter(({ from, to }) =>
    from <= to ? weekday >= from && weekday <= to : weekday >= from || weekday <= to,
  )
  const now = today.find(({ opens, closes }) => time >= opens && time < closes)
  if (now) return { open: true, until: now.closes, holiday: null }
  const next = today
    .filter(({ opens }) => opens > time)
    .sort((a, b) => a.opens.localeCompare(b.opens))[0]
  return { open: false, until: next?.opens ?? null, holiday: null }
}

/** From a moment on, in milliseconds since 1970, clocks are that many minutes ahead of UTC. */
export type ClockChange = { from: number; minutes: number }

const quarterHour = 15 * 60_000
const day = 24 * 60 * 60_000

/**
 * How clocks of an IANA time zone go, with their changes in the next year: the first use of `Intl` takes a phone
 * 90 ms, so browsers get these instead.
 */
export function clockChanges(timeZone: string, start = new Date()): ClockChange[] {
  const first = Math.floor(start.getTime() / quarterHour) * quarterHour
  const minutesAt = utcOffsetIn(timeZone)
  let minutes = minutesAt(first)
  const changes = [{ from: first, minutes }]
  for (let today = first; today < first + 366 * day; today += day) {
    if (minutesAt(today + day) === minutes) continue
    let from = today
    while (minutesAt(from) === minutes) from += quarterHour
    minutes = minutesAt(from)
    changes.push({ from, minutes })
  }
  return changes
}

/** The local time of a moment, by the clocks of a time zone. */
export function toLocalTime(changes: readonly ClockChange[], moment: Date): LocalTime {
  const past = changes.filter(({ from }) => from <= moment.getTime())
  const { minutes = 0 } = past.at(-1) ?? changes[0] ?? {}
  const local = new Date(moment.getTime() + minutes * 60_000)
  return {
    weekday: local.getUTCDay() || 7,
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    time: local.toISOString().slice(11, 16),
  }
}
