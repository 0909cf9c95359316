import { isTimeZone } from '@law-firm/contract/date-time'

export const validateTimeZone = (value: unknown): true | string =>
  isTimeZone(value) ? true : 'A name such as Asia/Tokyo.'

export const validateTimeZones = (values: unknown): true | string =>
  !Array.isArray(values) || values.every(isTimeZone) ? true : 'Names such as Asia/Tokyo.'

/** The UTC offset of a time zone at a moment, in milliseconds. */
export function offsetMs(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value)
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) -
    moment.getTime()
  )
}

const day = 86_400_000

/**
 * The moment at which clocks of a time zone show a time, the first one when they show it twice.
 *
 * @param date such as 2026-12-01
 * @param time such as 07:00
 * @returns null when they never do, as in the hour that summer time skips
 */
export function toMoment(date: string, time: string, timeZone: string): Date | null {
  const shown = Date.parse(`${date}T${time}Z`)
  // the 31st of February is a day in March otherwise
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(date)) return null
  const offsets = [shown - day, shown + day].map((near) => offsetMs(new Date(near), timeZone))
  const moments = offsets
    .map((offset) => new Date(shown - offset))
    .filter((moment) => moment.getTime() + offsetMs(moment, timeZone) === shown)
  return moments[0] ?? null
}
