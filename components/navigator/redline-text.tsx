import { redline } from '@/lib/navigator/redline'
import styles from './redline-text.module.css'

/** A word diff as `<del>` and `<ins>`, so that assistive technology announces it. */
export const RedlineText = ({ before, after }: { before: string; after: string }) => (
  <p className={styles.redline}>
    {redline(before, after).map(({ kind, text }, index) =>
      kind === 'same' ? (
        text
      ) : kind === 'added' ? (
        <ins key={index}>{text}</ins>
      ) : (
        <del key={index}>{text}</del>
      ),
    )}
  </p>
)
