import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import type { Locale } from '@law-firm/contract/locales'
import messagePage from './message-page.module.css'
import button from '@/components/ui/button.module.css'
import actions from '@/components/ui/actions.module.css'

/** A form was stored, and is delivered once the content service is available. */
export async function ReceivedPage({
  home,
  locale,
}: {
  /** The home page of the site whose form it was. */
  home: 'home' | 'graduates'
  locale: Locale
}) {
  const t = await getTranslations('received')
  const common = await getTranslations('common')
  return (
    <div className="wrap">
      <div className={messagePage.page}>
        <h1>{t('title')}</h1>
        <p>{t('later')}</p>
        <div className={actions.row}>
          <RouteLink className={button.ghost} target={{ to: home }} locale={locale}>
            {common('home')}
          </RouteLink>
        </div>
      </div>
    </div>
  )
}
