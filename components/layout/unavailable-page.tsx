import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import type { SiteLocale } from '@/lib/i18n/locales'

/** The 503 page. "Try again" links to the same URL, so that it needs no JavaScript. */
export async function UnavailablePage({ locale }: { locale: SiteLocale }) {
  const t = await getTranslations('unavailable')
  return (
    <div className="wrap">
      <div className="message-page">
        <p className="eyebrow">503</p>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <div className="actions">
          <a className="btn" href="">
            {t('retry')}
          </a>
          <RouteLink className="btn ghost" target={{ to: 'home' }} locale={locale}>
            {t('home')}
          </RouteLink>
        </div>
      </div>
    </div>
  )
}
