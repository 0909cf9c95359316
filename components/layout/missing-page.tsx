import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RouteLink } from '@/components/ui/route-link'
import type { SiteLocale } from '@law-firm/contract/locales'
import { SearchForm } from './search-form'
import messagePage from './message-page.module.css'
import typography from '@/components/ui/typography.module.css'
import chips from '@/components/ui/chips.module.css'

/** The 404 page. */
export async function MissingPage({ locale }: { locale: SiteLocale }) {
  const t = await getTranslations('missing')
  return (
    <NoPage status={404} title={t('title')} text={t('text')} locale={locale}>
      <Suggestions heading={t('guess')} />
    </NoPage>
  )
}

/**
 * `server/fallback-pages.ts` inserts links to similar pages here, so that they need no JavaScript. React leaves the
 * element's content alone.
 */
const Suggestions = ({ heading }: { heading: string }) => (
  <div
    id="suggestions"
    data-heading={heading}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)

/** The 410 page. */
export async function GonePage({ locale }: { locale: SiteLocale }) {
  const t = await getTranslations('gone')
  return <NoPage status={410} title={t('title')} text={t('text')} locale={locale} />
}

type NoPageProps = {
  status: 404 | 410
  title: string
  text: string
  locale: SiteLocale
  children?: ReactNode
}

async function NoPage({ status, title, text, locale, children }: NoPageProps) {
  const common = await getTranslations('common')
  return (
    <div className="wrap">
      <div className={messagePage.page}>
        <p className={typography.eyebrow}>{status}</p>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
        <SearchForm
          id="missing-search"
          locale={locale}
          landmark={common('searchLabel')}
          label={common('searchLabel')}
          button={common('search')}
        />
        <FallbackLinks locale={locale} />
      </div>
    </div>
  )
}

/** Links for readers who did not find their page. */
/** Where a reader goes on from a page that is not there, or from a search that found nothing. */
export async function FallbackLinks({ locale }: { locale: SiteLocale }) {
  const common = await getTranslations('common')
  const people = await getTranslations('people')
  const expertise = await getTranslations('expertise')
  const insights = await getTranslations('insights')
  const locations = await getTranslations('locations')
  const contact = await getTranslations('contact')
  const links = [
    { to: 'home', label: common('home') },
    { to: 'people', label: people('title') },
    { to: 'expertise', label: expertise('title') },
    { to: 'insights', label: insights('title') },
    { to: 'locations', label: locations('title') },
    { to: 'contactUs', label: contact('title') },
  ] as const
  return (
    <ul className={chips.list}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <RouteLink className={chips.chip} target={{ to }} locale={locale}>
            {label}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
