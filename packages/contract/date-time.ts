import * as v from 'valibot'

const format = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/

/** A date-time with a time zone (RFC 3339), or a date; the output is ISO 8601 in UTC. */
export const dateTime = v.pipe(
  v.string(),
  v.regex(format),
  v.transform((text) => new Date(text)),
  v.date(), // refuses an invalid one, such as of a 13th month
  v.transform((moment) => moment.toISOString()),
)

/** Whether `Intl` supports the time zone, such as Asia/Tokyo. */
export function isTimeZone(value: unknown): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value) })
    return typeof value === 'string'
  } catch {
    return false
  }
}
