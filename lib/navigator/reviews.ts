import type { Answer, Statement } from './types'

/** That an answer was stated anew, or looked at and left as it was; what it says only where that is open to the reader. */
export type Review = {
  date: string
  kind: 'stated' | 'reviewed'
  jurisdiction: string
  question: string
  statement: Statement | null
}

/** When answers were last worked on, the newest first, and by jurisdiction within a day: dates are open to everybody. */
export const reviewsOf = (answers: Answer[]): Review[] =>
  answers
    .flatMap(reviewOf)
    .sort(
      (a, b) =>
        b.date.slice(0, 10).localeCompare(a.date.slice(0, 10)) ||
        a.jurisdiction.localeCompare(b.jurisdiction) ||
        a.question.localeCompare(b.question),
    )

function reviewOf({ jurisdiction, question, reviewedOn, current }: Answer): Review[] {
  const stated = current?.statedAt ?? null
  if (stated && stated.slice(0, 10) >= (reviewedOn ?? '').slice(0, 10))
    return [{ date: stated, kind: 'stated', jurisdiction, question, statement: current }]
  return reviewedOn
    ? [{ date: reviewedOn, kind: 'reviewed', jurisdiction, question, statement: current }]
    : []
}

/** The day of the last review of some answers; empty where none was reviewed yet. */
export const lastReview = (answers: Answer[]): string =>
  answers.reduce(
    (last, { reviewedOn }) => (reviewedOn && reviewedOn > last ? reviewedOn : last),
    '',
  )
