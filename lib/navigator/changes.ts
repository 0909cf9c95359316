import { toStatements } from './as-at'
import type { Answer, EarlierStatement, Statement } from './types'

export type Change = {
  date: string
  jurisdiction: string
  question: string
  before: Statement
  after: Statement
  note: string | null
}

/** Changes, newest first, then by jurisdiction. The first statement of an answer is not a change. */
export function findChanges(answers: Answer[]): Change[] {
  return answers
    .flatMap(changesOfAnswer)
    .sort(
      (a, b) =>
        b.date.slice(0, 10).localeCompare(a.date.slice(0, 10)) ||
        a.jurisdiction.localeCompare(b.jurisdiction) ||
        a.question.localeCompare(b.question),
    )
}

function changesOfAnswer(answer: Answer): Change[] {
  const statements = toStatements(answer)
  return statements.slice(0, -1).flatMap((after, index) => {
    const before = statements[index + 1]
    return before
      ? [
          {
            date: after.statedAt,
            jurisdiction: answer.jurisdiction,
            question: answer.question,
            before,
            after,
            note: noteOf(before),
          },
        ]
      : []
  })
}

const noteOf = (statement: Statement | EarlierStatement): string | null =>
  'changeNote' in statement ? statement.changeNote : null
