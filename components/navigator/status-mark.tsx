import type { Statement } from '@/lib/navigator/types'

/** A status as dot and label; a status without a tone shows its short title ("72 hours"). */
export const StatusMark = ({ statement: { status, title } }: { statement: Statement }) =>
  status.tone === 'none' ? (
    <b className="figure">{title}</b>
  ) : (
    <b data-status={status.tone}>{status.word}</b>
  )
