import { draftMode } from 'next/headers'
import { getTranslations } from 'next-intl/server'

/** Tells an editor that the page is a draft, and lets them leave. */
export async function DraftBar() {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const t = await getTranslations('draft')
  return (
    <div className="draft-bar" role="status">
      <div className="wrap">
        <p>{t('bar')}</p>
        <form action="/api/preview/leave" method="post">
          <button type="submit">{t('leave')}</button>
        </form>
      </div>
    </div>
  )
}
