import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { HeaderEffects } from '@/components/layout/header-effects.client'
import { WithBrand } from '@/components/layout/brand-sheet'
import { Wordmark } from '@/components/layout/wordmark'
import { Link } from '@/components/ui/link'
import {
  graduateTarget,
  type GraduatePage,
  type GraduatePageName,
} from '@/lib/content/graduate/graduate-pages'
import type { Site } from '@/lib/content/site/get-site'
import { graduateLocales, type GraduateLocale, languageTags } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import siteHeader from '@/components/layout/site-header.module.css'
import wordmark from '@/components/layout/wordmark.module.css'
import styles from './graduate-header.module.css'
import button from '@/components/ui/button.module.css'

type GraduateHeaderProps = {
  page: GraduatePage
  pages: GraduatePage[]
  locale: GraduateLocale
  site: Site
}

/** Pages of the main navigation; the others are linked in the footer and on the home page. */
const mainNavigation: GraduatePageName[] = [
  'students',
  'training-contract',
  'starters',
  'meet-us',
  'faq',
]

export async function GraduateHeader({ page, pages, locale, site }: GraduateHeaderProps) {
  const t = await getTranslations('graduates')
  const common = await getTranslations('common')
  const consent = await getTranslations('consent')
  const mainPages = mainNavigation.flatMap((name) =>
    pages.filter((candidate) => candidate.page === name),
  )
  const toListItem = (item: GraduatePage) => (
    <li key={item.page}>
      <Link
        href={toHref(graduateTarget(item.page), locale)}
        aria-current={item.page === page.page ? 'page' : undefined}
      >
        {t(`pages.${item.page}`)}
      </Link>
    </li>
  )
  return (
    <WithBrand brand={site.brand}>
      <header className={siteHeader.header}>
        <div className="wrap">
          <nav className={siteHeader.util} aria-label={t('countries')}>
            <ul>
              {graduateLocales.map((country) => (
                <li key={country}>
                  <a
                    href={toHref(graduateTarget(page.page), country)}
                    hrefLang={languageTags[country]}
                    lang={languageTags[country]}
                    aria-current={country === locale ? 'true' : undefined}
                  >
                    {t(`country.${country}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={siteHeader.bar}>
            <Link
              className={`${wordmark.brand} ${styles.brand}`}
              href={toHref({ to: 'graduates' }, locale)}
            >
              <Wordmark site={site} /> <small>{t('brand')}</small>
            </Link>
            <nav className={siteHeader.main} aria-label={common('mainNavigation')}>
              <ul>{mainPages.map(toListItem)}</ul>
            </nav>
            <Link
              className={`${button.primary} ${styles.apply}`}
              href={toHref({ to: 'graduatesApply' }, locale)}
              aria-current={page.page === 'apply' ? 'page' : undefined}
            >
              {t('pages.apply')}
            </Link>
            <button
              className={`${siteHeader.tool} ${siteHeader.menu}`}
              type="button"
              popoverTarget="panel-menu"
            >
              <Icon name="menu" /> {common('menu')}
            </button>
          </div>
        </div>
        <div className={siteHeader.panel} id="panel-menu" popover="auto">
          <nav className="wrap" aria-label={common('menu')}>
            <ul className={siteHeader.menuSections}>{pages.map(toListItem)}</ul>
            <ul className={siteHeader.menuUtility} aria-label={t('countries')}>
              {graduateLocales.map((country) => (
                <li key={country}>
                  <a href={toHref(graduateTarget(page.page), country)} lang={languageTags[country]}>
                    {t(`country.${country}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <HeaderEffects
          source={null}
          failure={{ text: consent('failed'), close: consent('close') }}
        />
      </header>
    </WithBrand>
  )
}
