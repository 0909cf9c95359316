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
        <Suggestions heading={t('guess')} />
        <SearchForm
          id="missing-search"
          locale={locale}
          landmark={common('searchLabel')}
          label={common('searchLabel')}
          button={common('search')}
        />
        <WaysOn locale={locale} />
      </div>
    </div>
  )
}

/**
 * The place of pages that the address may have meant: `scripts/serve.mjs` writes their links here, so that they need
 * no script. React leaves what it finds in it alone.
 */
const Suggestions = ({ heading }: { heading: string }) => (
  <div
    id="suggestions"
    data-heading={heading}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)

/** An address whose page was withdrawn for good. */
export async function GonePage({ locale }: { locale: SiteLocale }) {
  const t = await getTranslations('gone')
  const common = await getTranslations('common')
  return (
    <div className="wrap">
      <div className="message-page">
        <p className="eyebrow">410</p>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <SearchForm
          id="missing-search"
          locale={locale}
          landmark={common('searchLabel')}
          label={common('searchLabel')}
          button={common('search')}
        />
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
      <li>
        <RouteLink className="chip" target={{ to: 'home' }} locale={locale}>
          {common('home')}
        </RouteLink>
      </li>
      <li>
        <RouteLink className="chip" target={{ to: 'people' }} locale={locale}>
          {people('title')}
        </RouteLink>
      </li>
      <li>
        <RouteLink className="chip" target={{ to: 'insights' }} locale={locale}>
          {insights('title')}
        </RouteLink>
      </li>
    </ul>
  )
}
