import type { Statement } from '@/lib/navigator/types'
import styles from './status-mark.module.css'

/** A status as dot and label; a status without a tone shows its short title ("72 hours"). */
export const StatusMark = ({ statement: { status, title } }: { statement: Statement }) =>
  status.tone === 'none' ? (
    <b className={styles.mark}>{title}</b>
  ) : (
    <b className={styles.mark} data-status={status.tone}>
      {status.word}
    </b>
  )
