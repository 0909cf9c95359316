import { toMoment } from '../../fields/time-zone'
import { firmTimeZone } from '../../model/firm-time-zone'

/** A month such as `2031-12`, by its days in weeks from Monday on; null before the first and after the last. */
type Month = {
  name: string
  weeks: (string | null)[][]
  previous: string
  next: string
  /** When its first day begins in the firm's time zone, and the first day after it. */
  from: Date
  until: Date
}

/** @param wanted such as `2031-12`; the month of `now` for anything else */
export function toMonth(wanted: unknown, now = new Date()): Month {
  const name =
    typeof wanted === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(wanted)
      ? wanted
      : toDay(now).slice(0, 7)
  const [previous, next] = [addMonths(name, -1), addMonths(name, 1)]
  const first = Date.parse(`${name}-01`)
  const length = Math.round((Date.parse(`${next}-01`) - first) / dayMs)
  const gaps = (new Date(first).getUTCDay() + 6) % 7
  const days = [
    ...Array<null>(gaps).fill(null),
    ...Array.from({ length }, (_, index) =>
      new Date(first + index * dayMs).toISOString().slice(0, 10),
    ),
  ]
  while (days.length % 7 > 0) days.push(null)
  return {
    ...{ name, previous, next, from: beginOf(name), until: beginOf(next) },
    weeks: Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
  }
}

const dayMs = 86_400_000

/** The day of a moment in the firm's time zone, such as `2031-12-01`. */
export const toDay = (moment: string | Date): string =>
  new Intl.DateTimeFormat('sv-SE', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', timeZone: firmTimeZone },
  }).format(new Date(moment))

function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

const beginOf = (month: string): Date =>
  toMoment(`${month}-01`, '00:00', firmTimeZone) ?? new Date(`${month}-01`)
