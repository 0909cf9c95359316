import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export function EmptyState({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** In the place of a list that has no document at all, with words of its own if it has some. */
export async function NothingYet({ title, text }: { title?: string; text?: string }) {
  const t = await getTranslations('finder')
  return <EmptyState title={title ?? t('nothingYet')} text={text ?? t('nothingYetText')} />
}
