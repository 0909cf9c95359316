import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import type { SiteLocale } from '@/lib/i18n/locales'
import messagePage from './message-page.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'
import actions from '@/components/ui/actions.module.css'

/** A form was stored, and is delivered once the content service is available. */
export async function ReceivedPage({ locale }: { locale: SiteLocale }) {
  const t = await getTranslations('received')
  const [thankYou, common] = [await getTranslations('thankYou'), await getTranslations('common')]
  return (
    <div className="wrap">
      <div className={messagePage.page}>
        <p className={typography.eyebrow}>{thankYou('eyebrow')}</p>
        <h1>{t('title')}</h1>
        <p>{t('later')}</p>
        <div className={actions.row}>
          <RouteLink className={button.ghost} target={{ to: 'home' }} locale={locale}>
            {common('home')}
          </RouteLink>
        </div>
      </div>
    </div>
  )
}
