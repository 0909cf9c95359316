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

/** The local time of a moment in an IANA time zone. */
export function localTimeOf(timeZone: string, moment: Date): LocalTime {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return {
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.weekday ?? '') + 1,
    month: Number(parts.month),
    day: Number(parts.day),
    time: `${parts.hour}:${parts.minute}`,
  }
}
