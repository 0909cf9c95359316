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
import type { SiteLocale } from '@aldermere/contract/locales'
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

export async function HomePage({ home, site, locale }: HomePageProps) {
  const t = await getTranslations('home')
  const auth = await getTranslations('auth')
  return (
    <>
      <JsonLd data={organizationLd(site, absoluteUrl({ to: 'home' }, 'en'))} />
      <SessionNotice
        {...await getEndTexts(locale)}
        link={{ label: auth('signInAgain'), href: toHref({ to: 'signIn' }, locale) }}
      />
      <Hero hero={home.hero} locale={locale} />
      <Finder popular={home.popular} locale={locale} />
      <section className={`wrap ${styles.section}`} aria-labelledby="latest">
        <h2 id="latest">{t('latest')}</h2>
        <div>
          <div>
            {home.latest.map((article) => (
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
      <section className={`wrap ${styles.statement}`} aria-labelledby="statement">
        <h2 id="statement">
          <Phrases text={home.statement.title} language={locale} />
        </h2>
        <p>{home.statement.text}</p>
        <dl className={figures.figures}>
          {home.figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Expertise home={home} locale={locale} />
      <section className={`wrap ${styles.section}`} aria-labelledby="home-people">
        <h2 id="home-people">{t('people')}</h2>
        <div>
          {home.people.map(({ line, person }) => (
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
      <section className={`wrap ${styles.statement}`} aria-labelledby="home-careers">
        <h2 id="home-careers">
          <Phrases text={home.careers.title} language={locale} />
        </h2>
        <p>{home.careers.text}</p>
      </section>
    </>
  )
}

function Hero({ hero, locale }: { hero: Home['hero']; locale: SiteLocale }) {
  return (
    <section className={heroStyles.hero}>
      <ContourArt kind="home" seed={hero.seed} />
      <div className="wrap">
        <p className={`${typography.eyebrow} ${heroStyles.eyebrow}`}>{hero.eyebrow}</p>
        <h1>
          <Phrases text={hero.title} language={locale} />
        </h1>
        <p>{hero.text}</p>
        {hero.target ? (
          <RouteLink className={button.primary} target={hero.target} locale={locale}>
            {hero.action} <span aria-hidden="true">→</span>
          </RouteLink>
        ) : null}
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
      </div>
    </section>
  )
}
