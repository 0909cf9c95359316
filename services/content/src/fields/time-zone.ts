/** Whether `Intl` knows a time zone of this name, such as Asia/Tokyo. */
export function isTimeZone(value: unknown): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value) })
    return typeof value === 'string'
  } catch {
    return false
  }
}

export const validateTimeZone = (value: unknown): true | string =>
  isTimeZone(value) ? true : 'A name such as Asia/Tokyo.'

export const validateTimeZones = (values: unknown): true | string =>
  !Array.isArray(values) || values.every(isTimeZone) ? true : 'Names such as Asia/Tokyo.'

/** How far the clocks of a time zone are ahead of UTC at a moment. */
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
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) -
    moment.getTime()
  )
}
