import '@/components/styles/common'
import { CurrentSection } from './current-section.client'
import styles from './contents-list.module.css'
import typography from './typography.module.css'

type ContentsListProps = {
  label: string
  heading?: string
  items: { anchor: string; label: string }[]
}

/** Table of contents; the section in view is marked as current. */
export function ContentsList({ label, heading, items }: ContentsListProps) {
  if (items.length < 2) return <div />
  return (
    <nav className={styles.contents} aria-label={label}>
      {heading ? <h2 className={typography.minor}>{heading}</h2> : null}
      <ol>
        {items.map((item) => (
          <li key={item.anchor}>
            <a href={`#${item.anchor}`}>{item.label}</a>
          </li>
        ))}
      </ol>
      <CurrentSection anchors={items.map((item) => item.anchor)} />
    </nav>
  )
}
