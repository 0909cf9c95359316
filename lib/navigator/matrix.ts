import { asAt } from './as-at'
import type {
  Answer,
  Cell,
  Jurisdiction,
  Matrix,
  Question,
  Row,
  Statement,
  TopicGroup,
} from './types'

type Given = {
  jurisdictions: Jurisdiction[]
  questions: Question[]
  answers: Answer[]
  asAt?: string | null
}

/** A comparison of jurisdictions: a row for each question by order, a cell for each jurisdiction. */
export function toMatrix({ jurisdictions, questions, answers, asAt: date }: Given): Matrix {
  const answersByCell = new Map(
    answers.map((answer) => [buildKey(answer.jurisdiction, answer.question), answer]),
  )
  const cellOf = (jurisdiction: Jurisdiction, question: Question) =>
    toCell(answersByCell.get(buildKey(jurisdiction.slug, question.slug)), date ?? null)
  const ordered = [...questions].sort((a, b) => a.order - b.order)
  return {
    jurisdictions,
    rows: ordered.map((question) => ({
      question,
      cells: jurisdictions.map((item) => cellOf(item, question)),
    })),
  }
}

/** Slugs contain no slash. */
const buildKey = (jurisdiction: string, question: string): string => `${jurisdiction}/${question}`

function toCell(answer: Answer | undefined, date: string | null): Cell {
  if (!answer) return { kind: 'notCovered' }
  if (!answer.current) return { kind: 'gated', answer }
  const statement = date ? asAt(answer, date) : answer.current
  if (!statement) return answer.historyGated ? { kind: 'gated', answer } : { kind: 'notCovered' }
  return {
    kind: statement.status.tone === 'unknown' ? 'underReview' : 'answered',
    statement,
    answer,
  }
}

/**
 * The rows in which the answers differ. Answers are equal by status, or by short title if that is the answer
 * ("72 hours"). Gated cells are unknown: a row with one readable cell and gated ones is retained.
 */
export const onlyDifferences = (matrix: Matrix): Matrix => ({
  ...matrix,
  rows: matrix.rows.filter(differs),
})

export function differs({ cells }: Row): boolean {
  if (cells.length < 2) return true
  const first = toMark(cells[0])
  return cells.some((cell) => toMark(cell) !== first)
}

/** The comparison key of a cell: equal cells have the same key. */
export const toMark = (cell: Cell | undefined): string =>
  cell && 'statement' in cell ? `${cell.kind} ${wordOf(cell.statement)}` : (cell?.kind ?? '')

const wordOf = ({ status, title }: Statement): string =>
  status.tone === 'none' ? `${status.key} ${title}` : status.key

/** Topics in the order of their first question. */
export function groupByTopic(rows: Row[]): TopicGroup[] {
  const groups = new Map<string, TopicGroup>()
  for (const row of rows) {
    const { topicKey, topic } = row.question
    const group = groups.get(topicKey) ?? { topicKey, topic, rows: [] }
    group.rows.push(row)
    groups.set(topicKey, group)
  }
  return [...groups.values()]
}
