import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import type { SiteLocale } from '@law-firm/contract/locales'
import messagePage from './message-page.module.css'
import typography from '@/components/ui/typography.module.css'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

/** The 503 page. "Try again" links to the same URL, so that it needs no JavaScript. */
export async function UnavailablePage({ locale }: { locale: SiteLocale }) {
  const t = await getTranslations('unavailable')
  return (
    <div className="wrap">
      <div className={messagePage.page}>
        <p className={typography.eyebrow}>503</p>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <div className={actions.row}>
          <a className={button.primary} href="">
            {t('retry')}
          </a>
          <RouteLink className={button.ghost} target={{ to: 'home' }} locale={locale}>
            {t('home')}
          </RouteLink>
        </div>
        {/* The server fills it in (`server/fallback-pages.ts`). */}
        <p
          id="reference"
          className={messagePage.digest}
          data-label={t('reference')}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </div>
    </div>
  )
}
