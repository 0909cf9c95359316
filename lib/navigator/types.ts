/** View types of the navigator's pages (specification, section 2). */

/** `unknown` is "under review"; `none` has no dot, as the short title is the answer. */
export type Tone = 'open' | 'limited' | 'closed' | 'unknown' | 'none'

export type Status = { key: string; word: string; tone: Tone }

export type Jurisdiction = {
  slug: string
  title: string
  region: string
  sample: boolean
  isoCode: string | null
}

export type Question = {
  slug: string
  title: string
  topicKey: string
  topic: string
  order: number
}

/** The state of the law from a day on. Dates are ISO 8601. */
export type Statement = {
  statedAt: string
  status: Status
  title: string
  summary: string
  text: string
}

/** An earlier statement, and the reason of its change. */
export type EarlierStatement = Statement & { changeNote: string | null }

/** `current` is null when the reader may not see the answer. */
export type Answer = {
  jurisdiction: string
  question: string
  reviewedOn: string | null
  overdue: boolean
  current: Statement | null
  /** In any order; empty when the reader may not see them. */
  history: EarlierStatement[]
  /** Whether there may be earlier statements that the reader may not see. */
  historyGated?: true
}

export type Cell =
  | { kind: 'answered'; statement: Statement; answer: Answer }
  | { kind: 'underReview'; statement: Statement; answer: Answer }
  /** There is no answer, or there was none on the chosen day. */
  | { kind: 'notCovered' }
  | { kind: 'gated'; answer: Answer }

export type Row = { question: Question; cells: Cell[] }

export type Matrix = { jurisdictions: Jurisdiction[]; rows: Row[] }

export type TopicGroup = { topicKey: string; topic: string; rows: Row[] }
