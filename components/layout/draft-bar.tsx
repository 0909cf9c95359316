import { draftMode } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import styles from './draft-bar.module.css'

/** Shown to editors in draft mode, with a link that leaves it. */
export async function DraftBar() {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const t = await getTranslations('draft')
  return (
    <div className={styles.draftBar} role="status">
      <div className="wrap">
        <p>{t('bar')}</p>
        <form action="/api/preview/leave" method="post">
          <button type="submit">{t('leave')}</button>
        </form>
      </div>
    </div>
  )
}
