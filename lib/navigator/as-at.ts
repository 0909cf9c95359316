import type { Answer, Statement } from './types'

/** All statements of an answer that the reader may see, newest first. */
export const toStatements = (answer: Answer): Statement[] =>
  [...(answer.current ? [answer.current] : []), ...answer.history].sort(
    (a, b) => momentOf(b.statedAt) - momentOf(a.statedAt),
  )

/**
 * The statement in force on a day: the latest one made on or before it.
 *
 * @param date a day such as `2026-03-31`, which means its end, or a moment in ISO 8601
 * @returns null before the first statement, or for an invalid date
 */
export function asAt(answer: Answer, date: string): Statement | null {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(date) ? momentOf(`${date}T23:59:59.999Z`) : momentOf(date)
  return toStatements(answer).find((item) => momentOf(item.statedAt) <= end) ?? null
}

const momentOf = (date: string): number => new Date(date).getTime()
