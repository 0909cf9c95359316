import type { Answer, EarlierStatement, Statement } from './types'
import { statementsOf } from './as-at'

export type Pair = { before: Statement | EarlierStatement; after: Statement | EarlierStatement }

const dayOf = ({ statedAt }: Statement): string => statedAt.slice(0, 10)

/** Two versions of an answer by the days of their statements, older first; null if one is missing. */
export function pairOf(answer: Answer, days: readonly [string, string]): Pair | null {
  const statements = statementsOf(answer)
  const [early, late] = [...days].sort()
  const before = statements.find((statement) => dayOf(statement) === early)
  const after = statements.find((item) => dayOf(item) === late)
  return before && after && before !== after ? { before, after } : null
}
