import type { Answer, Statement } from './types'

/** Every statement of an answer that is open to the reader, the newest first. */
export const statementsOf = (answer: Answer): Statement[] =>
  [...(answer.current ? [answer.current] : []), ...answer.history].sort(
    (a, b) => momentOf(b.statedAt) - momentOf(a.statedAt),
  )

/**
 * The statement in force on a day: the newest that was made on it or before.
 *
 * @param date a day such as `2026-03-31`, of which all hours count, or a moment in ISO 8601
 * @returns null where nothing had been stated yet, or the date is none
 */
export function asAt(answer: Answer, date: string): Statement | null {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(date) ? momentOf(`${date}T23:59:59.999Z`) : momentOf(date)
  return statementsOf(answer).find((item) => momentOf(item.statedAt) <= end) ?? null
}

const momentOf = (date: string): number => new Date(date).getTime()
