import { getTranslations } from 'next-intl/server'
import { recordTypes } from '@/lib/content/content-types'
import type { NavigationSection, Site } from '@/lib/content/site/get-site'
import { starSettings } from '@/components/favourites/star-settings'
import { AccountLink } from '@/components/session/account-link.client'
import { searchSettings } from '@/lib/search/configuration'
import { identityConfiguration } from '@/lib/session/configuration'
import { localeNames, siteLocales, type SiteLocale, toPrefix } from '@aldermere/contract/locales'
import { toHref } from '@/lib/routes/href'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LinkItems } from '@/components/ui/link-items'
import { LanguageLink } from './language-link.client'
import type { SuggestionOptions } from '@/components/layout/deferred-scripts.client'
import { HeaderEffects } from './header-effects.client'
import { SectionButton, SectionLink } from './section-button.client'
import { SearchForm } from './search-form'
import { Wordmark } from './wordmark'
import styles from './site-header.module.css'
import wordmark from './wordmark.module.css'
import arrow from '@/components/ui/arrow.module.css'
import typography from '@/components/ui/typography.module.css'

/**
 * A utility row (links, languages), then the logo and the sections. Panels use the Popover API, so that they
 * work without JavaScript.
 */
export async function SiteHeader({ site, locale }: { site: Site; locale: SiteLocale }) {
  const t = await getTranslations('common')
  const home = toHref({ to: 'home' }, locale)
  return (
    <header className={styles.header}>
      <div className="wrap">
        <nav className={styles.util} aria-label={t('utilityNavigation')}>
          <ul>
            <LinkItems links={site.utility} />
            <Languages locale={locale} />
            <Account locale={locale} />
          </ul>
        </nav>
        <div className={styles.bar}>
          <Link className={wordmark.brand} href={home}>
            <Wordmark name={site.firmName} />
          </Link>
          <nav className={styles.main} aria-label={t('mainNavigation')}>
            <ul>
              {site.sections.map((section) => (
                <li key={section.href}>
                  <Section section={section} allOf={t('allOf', { name: section.label })} />
                </li>
              ))}
            </ul>
          </nav>
          <button
            className={styles.tool}
            type="button"
            popoverTarget="panel-search"
            aria-label={t('search')}
          >
            <Icon name="search" />
          </button>
          <button
            className={`${styles.tool} ${styles.menu}`}
            type="button"
            popoverTarget="panel-menu"
          >
            <Icon name="menu" /> {t('menu')}
          </button>
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
          <MenuList
            site={site}
            locale={locale}
            allOf={(name) => t('allOf', { name })}
            languages={t('languages')}
          />
        </nav>
      </div>
      <HeaderEffects
        search={await getSuggestionOptions(locale)}
        stars={await starSettings(locale)}
      />
    </header>
  )
}

/** A section with columns opens a panel; one without is a link. */
function Section({ section, allOf }: { section: NavigationSection; allOf: string }) {
  if (section.groups.length === 0) return <SectionLink href={section.href} label={section.label} />
  const id = `panel-${section.href.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`
  return (
    <>
      <SectionButton panel={id} href={section.href} label={section.label} />
      <div className={styles.panel} id={id} popover="auto">
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.lead}>
            <p className={styles.title}>{section.label}</p>
            {section.intro && <p>{section.intro}</p>}
            <Link className={arrow.link} href={section.href}>
              {allOf}
            </Link>
          </div>
          {section.groups.map(({ heading, links }) => (
            <div key={heading}>
              <p className={`${typography.minor} ${styles.heading}`}>{heading}</p>
              <ul>
                <LinkItems links={links} />
              </ul>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

async function getSuggestionOptions(locale: SiteLocale): Promise<SuggestionOptions | null> {
  const settings = searchSettings(locale)
  if (!settings) return null
  const t = await getTranslations('search')
  const types = Object.fromEntries(recordTypes.map((type) => [type, t(`types.${type}`)]))
  return {
    inputId: 'header-search',
    settings,
    prefix: toPrefix(locale),
    texts: { label: t('suggestions'), types },
  }
}

async function Account({ locale }: { locale: SiteLocale }) {
  if (!identityConfiguration) return null
  const t = await getTranslations('auth')
  const products = await getTranslations('member.products')
  const nav = await getTranslations('member.nav')
  return (
    <li className={styles.account}>
      <AccountLink
        label={t('signIn')}
        href={toHref({ to: 'signIn' }, locale)}
        accountHref={toHref({ to: 'dashboard' }, locale)}
        accountLabel={t('account')}
        menu={{
          label: products('open'),
          texts: {
            failed: t('errors.permissions'),
            retry: t('retry'),
            close: t('close'),
            none: products('none'),
          },
          products: {
            label: nav('dashboardProducts'),
            href: toHref({ to: 'dashboardProducts' }, locale),
          },
        }}
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

type MenuListProps = {
  site: Site
  locale: SiteLocale
  allOf: (name: string) => string
  languages: string
}

function MenuList({ site, locale, allOf, languages }: MenuListProps) {
  return (
    <>
      <ul className={styles.menuSections}>
        {site.sections.map((section) => (
          <MenuSection key={section.href} section={section} allOf={allOf(section.label)} />
        ))}
      </ul>
      <ul className={styles.menuUtility}>
        <LinkItems links={site.utility} />
      </ul>
      <ul className={styles.menuUtility}>
        <Account locale={locale} />
      </ul>
      <ul className={styles.menuUtility} aria-label={languages}>
        <Languages locale={locale} />
      </ul>
    </>
  )
}

/** A section with columns is a disclosure. */
function MenuSection({ section, allOf }: { section: NavigationSection; allOf: string }) {
  const { label, href, groups } = section
  if (groups.length === 0) return <LinkItems links={[section]} />
  return (
    <li>
      <details name="menu">
        <summary>{label}</summary>
        <ul>
          <LinkItems links={[{ href, label: allOf }, ...groups.flatMap(({ links }) => links)]} />
        </ul>
      </details>
    </li>
  )
}
