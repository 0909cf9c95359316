/** What the navigator's pages show (specification, section 2), free of the content service's shapes and of React. */

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

/** What the law was said to be from a day on. Dates are ISO 8601. */
export type Statement = {
  statedAt: string
  status: Status
  title: string
  summary: string
  text: string
}

/** An earlier statement, and why it gave way to the next one. */
export type EarlierStatement = Statement & { changeNote: string | null }

/** `current` is null where the content service did not open the answer to this reader. */
export type Answer = {
  jurisdiction: string
  question: string
  reviewedOn: string | null
  overdue: boolean
  current: Statement | null
  /** In any order; empty where they are not open to this reader. */
  history: EarlierStatement[]
  /** Whether there may be earlier statements that are not open to this reader. */
  historyGated?: true
}

export type Cell =
  | { kind: 'answered'; statement: Statement; answer: Answer }
  | { kind: 'underReview'; statement: Statement; answer: Answer }
  /** Nobody has answered, or nobody had on the day asked for. */
  | { kind: 'notCovered' }
  | { kind: 'gated'; answer: Answer }

export type Row = { question: Question; cells: Cell[] }

export type Matrix = { jurisdictions: Jurisdiction[]; rows: Row[] }

export type TopicGroup = { topicKey: string; topic: string; rows: Row[] }
