const isoDate = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/
const dayFirst = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/

/**
 * A date of a cell: in ISO 8601, or day first with slashes or dots where the day is above 12, so
 * that the order is certain.
 *
 * @returns ISO 8601 in UTC; null for anything else, such as `03/04/2026` or a spreadsheet's number
 */
export function toDate(text: string): string | null {
  const cell = text.trim()
  const iso = isoDate.exec(cell)
  if (iso) return isDay(iso[1], iso[2], iso[3]) ? toIso(cell) : null
  const [, day, , month, year] = dayFirst.exec(cell) ?? []
  if (Number(day) > 12 && isDay(year, month, day)) return toIso(`${year}-${pad(month)}-${pad(day)}`)
  return null
}

type Part = string | undefined

const pad = (part: Part) => String(part).padStart(2, '0')

/** JavaScript takes 31 February for 3 March. */
function isDay(year: Part, month: Part, day: Part): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

function toIso(text: string): string | null {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
