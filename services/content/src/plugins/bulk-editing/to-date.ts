/** How a date with slashes or hyphens is read. */
export const dateOrders = ['dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
const yearFirst = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})日)$/
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/
/** Spreadsheets and databases add it to a day, also with the zone of their machine. */
const midnight = /[ T](0?0:00(:00(\.0+)?)?([+-]\d{2}:\d{2})?|12:00(:00)? AM)$/i
/** Days since the end of 1899, from 1954 to 2119. */
const serialDay = /^([2-7]\d{4})(\.0+)?$/

/**
 * A date of a cell: year first, day first with dots, in the order of the file with slashes, or the
 * number by which a spreadsheet stores a day. A time needs its zone.
 *
 * @param order null when the file's order is not known
 * @param isDay whether the field has no time: midnight somewhere is the day as it is written
 * @returns ISO 8601 in UTC; null for anything else
 */
export function toDate(text: string, order: DateOrder | null, isDay = false): string | null {
  const cell = text.trim()
  const day = cell.replace(midnight, '')
  if (isoTime.test(cell) && !(isDay && day !== cell))
    return isDayOf(cell.slice(0, 10)) ? toIso(cell) : null
  const serial = serialDay.exec(day)
  if (serial) return new Date(Date.UTC(1899, 11, 30 + Number(serial[1]))).toISOString()
  const [, year, , month = '', dayOfMonth = '', chineseMonth, chineseDay] =
    yearFirst.exec(day) ?? []
  if (year) return toDay(year, chineseMonth ?? month, chineseDay ?? dayOfMonth)
  const [, first = '', separator, second = '', lastYear] = yearLast.exec(day) ?? []
  if (!lastYear) return null
  if (separator === '.' || first === second || order === 'dmy')
    return toDay(lastYear, second, first)
  return order === 'mdy' ? toDay(lastYear, first, second) : null
}

/**
 * The order of day and month that the dates of a file show. It is null when they show none or both,
 * so that an editor has to choose.
 */
export function detectDateOrder(texts: Iterable<string>): {
  order: DateOrder | null
  isNeeded: boolean
} {
  const shown = new Set<DateOrder>()
  let isNeeded = false
  let hasDots = false
  for (const text of texts) {
    const [, first, separator, second] = yearLast.exec(text.trim().replace(midnight, '')) ?? []
    if (separator === '.') hasDots = true
    else if (separator && first !== second) {
      isNeeded = true
      if (Number(first) > 12) shown.add('dmy')
      if (Number(second) > 12) shown.add('mdy')
    }
  }
  const [order = null] = shown
  const isContradicted = shown.size > 1 || (order === 'mdy' && hasDots)
  return { order: isContradicted ? null : order, isNeeded }
}

const toDay = (year: string, month: string, day: string): string | null => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDayOf(date) ? toIso(date) : null
}

/** JavaScript takes 31 February for 3 March. */
const isDayOf = (date: string): boolean => toIso(date)?.startsWith(date) ?? false

function toIso(text: string): string | null {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
