import styles from './contents-list.module.css'
import typography from './typography.module.css'

type ContentsListProps = {
  label: string
  heading?: string
  items: { anchor: string; label: string }[]
}

/**
 * Table of contents; the section in view is marked as current
 * (`components/layout/page-actions.client.ts`).
 */
export function ContentsList({ label, heading, items }: ContentsListProps) {
  if (items.length < 2) return <div />
  return (
    <nav className={styles.contents} aria-label={label} data-contents>
      {heading ? <h2 className={typography.minor}>{heading}</h2> : null}
      <ol>
        {items.map((item, index) => (
          <li key={item.anchor}>
            <a href={`#${item.anchor}`} aria-current={index === 0 || undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
