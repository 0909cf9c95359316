import { isTimeZone } from '@aldermere/contract/date-time'

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
