import type { Answer, EarlierStatement, Statement } from './types'
import { toStatements } from './as-at'

export type Pair = { before: Statement | EarlierStatement; after: Statement | EarlierStatement }

const readDay = ({ statedAt }: Statement): string => statedAt.slice(0, 10)

/** Two versions of an answer by the days of their statements, older first; null if one is missing. */
export function toPair(answer: Answer, days: readonly [string, string]): Pair | null {
  const statements = toStatements(answer)
  const [early, late] = [...days].sort()
  const before = statements.find((statement) => readDay(statement) === early)
  const after = statements.find((item) => readDay(item) === late)
  return before && after && before !== after ? { before, after } : null
}
