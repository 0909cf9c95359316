import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import type { SiteLocale } from '@/lib/i18n/locales'
import { SearchForm } from './search-form'

/** An address without a page: says so, and offers ways on. */
export async function MissingPage({ locale }: { locale: SiteLocale }) {
  const t = await getTranslations('missing')
  const common = await getTranslations('common')
  return (
    <div className="wrap">
      <div className="message-page">
        <p className="eyebrow">404</p>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <SearchForm id="missing-search" locale={locale} label={common('searchLabel')} button={common('search')} />
        <WaysOn locale={locale} />
      </div>
    </div>
  )
}

/** Pages that everybody finds something on. */
export async function WaysOn({ locale }: { locale: SiteLocale }) {
  const common = await getTranslations('common')
  const people = await getTranslations('people')
  const insights = await getTranslations('insights')
  return (
    <ul className="chips">
      <li><RouteLink className="chip" target={{ to: 'home' }} locale={locale}>{common('home')}</RouteLink></li>
      <li><RouteLink className="chip" target={{ to: 'people' }} locale={locale}>{people('title')}</RouteLink></li>
      <li><RouteLink className="chip" target={{ to: 'insights' }} locale={locale}>{insights('title')}</RouteLink></li>
    </ul>
  )
}
