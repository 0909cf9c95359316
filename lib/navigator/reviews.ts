import type { Answer, Statement } from './types'

/** A new statement or an unchanged review of an answer; the statement only if the reader may see it. */
export type Review = {
  date: string
  kind: 'stated' | 'reviewed'
  jurisdiction: string
  question: string
  statement: Statement | null
}

/** The latest reviews of answers, newest first, then by jurisdiction. The dates are public. */
export const toReviews = (answers: Answer[]): Review[] =>
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

/** The day of the latest review of the answers; empty without reviews. */
export const lastReview = (answers: Answer[]): string =>
  answers.reduce(
    (last, { reviewedOn }) => (reviewedOn && reviewedOn > last ? reviewedOn : last),
    '',
  )
