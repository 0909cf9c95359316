import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { HeaderWork } from '@/components/layout/header-work.client'
import { Wordmark } from '@/components/layout/wordmark'
import { Link } from '@/components/ui/link'
import {
  graduateTarget,
  type GraduatePage,
  type GraduatePageName,
} from '@/lib/content/graduate/graduate-pages'
import { graduateLocales, languageTags, type GraduateLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'

type GraduateHeaderProps = {
  page: GraduatePage
  pages: GraduatePage[]
  locale: GraduateLocale
  firmName: string
}

/** In the first line, as a candidate needs them most; the others stand in the footer and on the home page. */
const main: GraduatePageName[] = ['students', 'training-contract', 'starters', 'meet-us', 'faq']

/** The graduate site's own header: its pages, the countries, and the way to apply. */
export async function GraduateHeader({ page, pages, locale, firmName }: GraduateHeaderProps) {
  const t = await getTranslations('graduates')
  const common = await getTranslations('common')
  const shown = main.flatMap((name) => pages.filter((one) => one.page === name))
  const link = (one: GraduatePage) => (
    <li key={one.page}>
      <Link
        href={hrefOf(graduateTarget(one.page), locale)}
        aria-current={one.page === page.page ? 'page' : undefined}
      >
        {t(`pages.${one.page}`)}
      </Link>
    </li>
  )
  return (
    <header className="site">
      <div className="wrap">
        <nav className="util" aria-label={t('countries')}>
          <ul>
            {graduateLocales.map((one) => (
              <li key={one}>
                <a
                  href={hrefOf(graduateTarget(page.page), one)}
                  hrefLang={languageTags[one]}
                  lang={languageTags[one]}
                  aria-current={one === locale ? 'true' : undefined}
                >
                  {t(`country.${one}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="bar">
          <Link className="brand" href={hrefOf({ to: 'graduates' }, locale)}>
            <Wordmark name={firmName} /> <small>{t('brand')}</small>
          </Link>
          <nav className="main" aria-label={common('mainNavigation')}>
            <ul>{shown.map(link)}</ul>
          </nav>
          <Link
            className="btn apply"
            href={hrefOf({ to: 'graduatesApply' }, locale)}
            aria-current={page.page === 'apply' ? 'page' : undefined}
          >
            {t('pages.apply')}
          </Link>
          <button className="tool menu" type="button" popoverTarget="panel-menu">
            <Icon name="menu" /> {common('menu')}
          </button>
        </div>
      </div>
      <div className="panel" id="panel-menu" popover="auto">
        <nav className="wrap" aria-label={common('menu')}>
          <ul className="menu-sections">{pages.map(link)}</ul>
          <ul className="menu-utility" aria-label={t('countries')}>
            {graduateLocales.map((one) => (
              <li key={one}>
                <a href={hrefOf(graduateTarget(page.page), one)} lang={languageTags[one]}>
                  {t(`country.${one}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <HeaderWork search={null} stars={null} />
    </header>
  )
}
