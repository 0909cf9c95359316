import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/content/site/get-site'
import { toMenu } from '@/lib/content/site/menu'
import { isDraftRequest } from '@/lib/content/shared/is-draft-request'
import { AccountLink } from '@/components/session/account-link.client'
import { identityConfiguration } from '@/lib/session/configuration'
import { localeNames, siteLocales, type SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LinkItems } from '@/components/ui/link-items'
import { WithBrand } from './brand-sheet'
import { LanguageLink } from './language-link.client'
import { HeaderEffects } from './header-effects.client'
import { toControlsHref } from '@/lib/controls/settings'
import { MenuButton, SectionList, SectionPanels } from './section-menus.client'
import { SearchForm } from './search-form'
import { Wordmark } from './wordmark'
import styles from './site-header.module.css'
import wordmark from './wordmark.module.css'

/**
 * A utility row (links, languages), then the logo and the sections. Panels use the Popover API, so that they
 * work without JavaScript.
 */
export async function SiteHeader({ site, locale }: { site: Site; locale: SiteLocale }) {
  const t = await getTranslations('common')
  const home = toHref({ to: 'home' }, locale)
  const menu = {
    sections: site.sections.map(({ href, label, groups }) => ({
      href,
      label,
      allOf: groups.length > 0 ? t('allOf', { name: label }) : null,
    })),
    source: `/api/menu/${locale}.json`,
    given: (await isDraftRequest()) ? toMenu(site) : null,
  }
  const consent = await getTranslations('consent')
  const account = await getAccountItem(locale)
  return (
    <WithBrand brand={site.brand}>
      <header className={styles.header}>
        <div className="wrap">
          <nav className={styles.util} aria-label={t('utilityNavigation')}>
            <ul>
              <LinkItems links={site.utility} />
              <Languages locale={locale} />
              {account}
            </ul>
          </nav>
          <div className={styles.bar}>
            <Link className={wordmark.brand} href={home}>
              <Wordmark site={site} />
            </Link>
            <nav className={styles.main} aria-label={t('mainNavigation')}>
              <SectionPanels {...menu} />
            </nav>
            <button
              className={styles.tool}
              type="button"
              popoverTarget="panel-search"
              aria-label={t('search')}
            >
              <Icon name="search" />
            </button>
            <MenuButton source={menu.source}>
              <Icon name="menu" /> {t('menu')}
            </MenuButton>
          </div>
        </div>
        <div className={styles.panel} id="panel-search" popover="auto">
          <div className="wrap">
            <SearchForm
              locale={locale}
              label={t('searchLabel')}
              button={t('search')}
              id="header-search"
            />
          </div>
        </div>
        <div className={styles.panel} id="panel-menu" popover="auto">
          <nav className="wrap" aria-label={t('menu')}>
            <SectionList {...menu} />
            <ul className={styles.menuUtility}>
              <LinkItems links={site.utility} />
            </ul>
            <ul className={styles.menuUtility}>{account}</ul>
            <ul className={styles.menuUtility} aria-label={t('languages')}>
              <Languages locale={locale} />
            </ul>
          </nav>
        </div>
        <HeaderEffects
          source={toControlsHref(locale)}
          failure={{ text: consent('failed'), close: consent('close') }}
        />
      </header>
    </WithBrand>
  )
}

/** The link to sign in, or to the account. It is rendered once: the bar and the menu of phones share the element. */
async function getAccountItem(locale: SiteLocale) {
  if (!identityConfiguration) return null
  const t = await getTranslations('auth')
  return (
    <li className={styles.account}>
      <AccountLink
        label={t('signIn')}
        href={toHref({ to: 'signIn' }, locale)}
        accountHref={toHref({ to: 'dashboard' }, locale)}
        accountLabel={t('account')}
        source={toControlsHref(locale)}
      />
    </li>
  )
}

function Languages({ locale }: { locale: SiteLocale }) {
  return siteLocales
    .filter((otherLocale) => otherLocale !== locale)
    .map((otherLocale) => (
      <li key={otherLocale}>
        <LanguageLink locale={otherLocale} label={localeNames[otherLocale]} />
      </li>
    ))
}
