import { draftMode } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { isDraftRequest } from '@/lib/content/shared/is-draft-request'
import styles from './draft-bar.module.css'

/** Shown to editors in draft mode, with a button that leaves it. */
export async function DraftBar() {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const t = await getTranslations('draft')
  return (
    <div className={styles.draftBar} role="status">
      <div className="wrap">
        <p>{t((await isDraftRequest()) ? 'bar' : 'ended')}</p>
        <form action="/api/preview/leave" method="post">
          <button type="submit">{t('leave')}</button>
        </form>
      </div>
    </div>
  )
}
