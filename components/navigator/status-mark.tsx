import type { Statement } from '@/lib/navigator/types'

/** A status as dot and word; where the short title is the answer ("72 hours"), that. */
export const StatusMark = ({ statement: { status, title } }: { statement: Statement }) =>
  status.tone === 'none' ? (
    <b className="figure">{title}</b>
  ) : (
    <b data-status={status.tone}>{status.word}</b>
  )
