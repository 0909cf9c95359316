import { getTranslations } from 'next-intl/server'
import { ArticleRow } from '@/components/insights/article-row'
import { PersonCard } from '@/components/people/person-card'
import { SearchForm } from '@/components/layout/search-form'
import { getEndTexts } from '@/components/session/auth-texts'
import { SessionNotice } from '@/components/session/session-notice.client'
import { ContourArt } from '@/components/ui/contour-art'
import { JsonLd } from '@/components/ui/json-ld'
import { Phrases } from '@/components/ui/phrases'
import { RouteLink } from '@/components/ui/route-link'
import type { Home } from '@/lib/content/home/get-home'
import type { Site } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { organizationLd } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/seo/metadata'
import styles from './home-page.module.css'
import arrow from '@/components/ui/arrow.module.css'
import figures from '@/components/ui/figures.module.css'
import heroStyles from '@/components/ui/hero.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'

type HomePageProps = { home: Home; site: Site; locale: SiteLocale }

/** Sections without content are left out; a home page without any says that the first pages follow. */
export async function HomePage({ home, site, locale }: HomePageProps) {
  const auth = await getTranslations('auth')
  const hasContent =
    home.latest.length + home.services.length + home.sectors.length + home.people.length > 0
  return (
    <>
      <JsonLd data={organizationLd(site, absoluteUrl({ to: 'home' }, 'en'))} />
      <SessionNotice
        {...await getEndTexts(locale)}
        link={{ label: auth('signInAgain'), href: toHref({ to: 'signIn' }, locale) }}
      />
      <Hero hero={home.hero} site={site} locale={locale} />
      <Finder popular={home.popular} locale={locale} />
      {hasContent ? null : <NothingYet locale={locale} />}
      {home.latest.length > 0 ? <Latest articles={home.latest} locale={locale} /> : null}
      <Statement id="statement" {...home.statement} figures={home.figures} locale={locale} />
      {home.services.length + home.sectors.length > 0 ? (
        <Expertise home={home} locale={locale} />
      ) : null}
      {home.people.length > 0 ? <People people={home.people} locale={locale} /> : null}
      <Statement id="home-careers" {...home.careers} locale={locale} />
    </>
  )
}

/** Without a headline of editors, that of the firm. */
function Hero({ hero, site, locale }: { hero: Home['hero']; site: Site; locale: SiteLocale }) {
  const title = hero.title || site.tagline || site.firmName
  const text = hero.text || site.description
  return (
    <section className={heroStyles.hero}>
      <ContourArt kind="home" seed={hero.seed} />
      <div className="wrap">
        {hero.eyebrow ? (
          <p className={`${typography.eyebrow} ${heroStyles.eyebrow}`}>{hero.eyebrow}</p>
        ) : null}
        <h1>
          <Phrases text={title} language={locale} />
        </h1>
        {text ? <p>{text}</p> : null}
        {hero.target && hero.action ? (
          <RouteLink className={button.primary} target={hero.target} locale={locale}>
            {hero.action} <span aria-hidden="true">→</span>
          </RouteLink>
        ) : null}
      </div>
    </section>
  )
}

async function NothingYet({ locale }: { locale: SiteLocale }) {
  const t = await getTranslations('home')
  const contact = await getTranslations('contact')
  return (
    <section className={`wrap ${styles.statement}`} aria-labelledby="nothing-yet">
      <h2 id="nothing-yet">{t('nothingYet')}</h2>
      <p>
        {t('nothingYetText')}{' '}
        <RouteLink target={{ to: 'contactUs' }} locale={locale}>
          {contact('title')}
        </RouteLink>
      </p>
    </section>
  )
}

async function Latest({ articles, locale }: { articles: Home['latest']; locale: SiteLocale }) {
  const t = await getTranslations('home')
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="latest">
      <h2 id="latest">{t('latest')}</h2>
      <div>
        <div>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} locale={locale} level="h3" />
          ))}
        </div>
        <p className={styles.more}>
          <RouteLink className={arrow.link} target={{ to: 'insights' }} locale={locale}>
            {t('allInsights')}
          </RouteLink>
        </p>
      </div>
    </section>
  )
}

type StatementProps = Home['statement'] & {
  id: string
  figures?: Home['figures']
  locale: SiteLocale
}

/** Renders nothing without a headline. */
function Statement({ id, title, text, figures: values, locale }: StatementProps) {
  if (!title) return null
  return (
    <section className={`wrap ${styles.statement}`} aria-labelledby={id}>
      <h2 id={id}>
        <Phrases text={title} language={locale} />
      </h2>
      {text ? <p>{text}</p> : null}
      {values && values.length > 0 ? (
        <dl className={figures.figures}>
          {values.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}

async function People({ people, locale }: { people: Home['people']; locale: SiteLocale }) {
  const t = await getTranslations('home')
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="home-people">
      <h2 id="home-people">{t('people')}</h2>
      <div>
        {people.map(({ line, person }) => (
          <div className={styles.featuredPerson} key={person.id}>
            <PersonCard person={person} locale={locale} level="h3" />
            <p>{line}</p>
          </div>
        ))}
        <p>
          <RouteLink className={arrow.link} target={{ to: 'people' }} locale={locale}>
            {t('allPeople')}
          </RouteLink>
        </p>
      </div>
    </section>
  )
}

async function Finder({ popular, locale }: { popular: Home['popular']; locale: SiteLocale }) {
  const t = await getTranslations('home')
  const common = await getTranslations('common')
  return (
    <section className={`wrap ${styles.finder}`} aria-labelledby="finder">
      <div>
        <h2 id="finder">
          <Phrases text={t('searchTitle')} language={locale} />
        </h2>
        <SearchForm
          id="home-search"
          locale={locale}
          landmark={common('searchLabel')}
          label={common('searchLabel')}
          button={common('search')}
          placeholder={t('searchHint')}
        />
        {popular.length > 0 ? (
          <div className={`${typography.meta} ${styles.popular}`}>
            {t('popular')}{' '}
            <ul>
              {popular.map(({ label, query }) => (
                <li key={label}>
                  <RouteLink target={{ to: 'search', query: { q: query } }} locale={locale}>
                    {label}
                  </RouteLink>{' '}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  )
}

async function Expertise({ home, locale }: { home: Home; locale: SiteLocale }) {
  const t = await getTranslations('home')
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="home-expertise">
      <h2 id="home-expertise">{t('expertise')}</h2>
      <div>
        {home.services.length > 0 ? (
          <ul className={styles.expertiseList}>
            {home.services.map((service) => (
              <li key={service.id}>
                <h3>
                  <RouteLink target={service.target} locale={locale}>
                    {service.label}
                  </RouteLink>
                </h3>
                <p>{service.summary}</p>
              </li>
            ))}
          </ul>
        ) : null}
        {home.sectors.length > 0 ? (
          <ul className={styles.sectorLine}>
            <li className={typography.minor}>{t('sectors')}</li>
            {home.sectors.map((sector) => (
              <li key={sector.id}>
                <RouteLink target={sector.target} locale={locale}>
                  {sector.label}
                </RouteLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
