import { getTranslations } from 'next-intl/server'
import { Body } from '@/components/blocks/body'
import { ArticleRow } from '@/components/insights/article-row'
import { NewsRow } from '@/components/news/news-row'
import { toHeadings } from '@/components/pages/editorial-page'
import { PageFrame } from '@/components/pages/page-frame'
import { PersonCard } from '@/components/people/person-card'
import { ContentsList } from '@/components/ui/contents-list'
import { LinkList } from '@/components/ui/link-list'
import { PhoneLink } from '@/components/ui/phone-link'
import { RichText } from '@/components/ui/rich-text'
import { RouteLink } from '@/components/ui/route-link'
import type { BodyBlock } from '@/lib/content/blocks/to-blocks'
import type { Country, Office } from '@/lib/content/location/locations'
import type { NewsCard } from '@/lib/content/news/to-news'
import type { ArticleCard, PersonCard as Person } from '@/lib/content/shared/cards'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { OfficeMap } from './office-map'
import columns from '@/components/ui/columns.module.css'
import section from '@/components/ui/section.module.css'
import styles from './location-page.module.css'
import arrow from '@/components/ui/arrow.module.css'
import personGrid from '@/components/ui/person-grid.module.css'
import rows from '@/components/ui/rows.module.css'
import typography from '@/components/ui/typography.module.css'

type LocationPageProps = {
  /** The country, and the city when the URL names one. */
  country: Country
  city: Office | null
  offices: Office[]
  body: BodyBlock[]
  people: Person[]
  publications: ArticleCard[]
  news: NewsCard[]
  locale: SiteLocale
}

/** A country or city with its offices, people, practices and publications. */
export async function LocationPage({
  country,
  city,
  offices,
  body,
  people,
  publications,
  news,
  locale,
}: LocationPageProps) {
  const t = await getTranslations('locations')
  const common = await getTranslations('common')
  const regions = await getTranslations('regions')
  const location = city ?? country
  const foreign = location.language === locale ? undefined : languageTags[location.language]
  const target: LinkTarget = { to: 'location', params: { slug: location.slug } }
  const countryLink: LinkTarget = { to: 'location', params: { slug: country.slug } }
  const sections = [
    ...(city ? [] : toHeadings(body)),
    { anchor: 'offices', label: t('offices', { count: offices.length }) },
    ...(people.length > 0
      ? [{ anchor: 'team', label: t('people', { place: location.name }) }]
      : []),
    ...(publications.length > 0 ? [{ anchor: 'insights', label: t('insights') }] : []),
    ...(news.length > 0 ? [{ anchor: 'news', label: t('news') }] : []),
    ...(country.regulatoryNotice && !city ? [{ anchor: 'regulator', label: t('regulator') }] : []),
  ]
  return (
    <PageFrame
      locale={locale}
      page={target}
      trail={[
        { label: t('title'), target: { to: 'locations' } },
        ...(city ? [{ label: country.name, target: countryLink }] : []),
      ]}
      title={location.name}
      eyebrow={city ? country.name : regions(country.region)}
      lede={location.summary}
      language={location.language}
    >
      <OfficeMap offices={offices} label={t('map')} locale={locale} near />
      <div className={columns.detail}>
        <ContentsList
          label={common('onThisPage')}
          heading={common('onThisPage')}
          items={sections}
        />
        <div>
          {city ? null : (
            <div lang={foreign}>
              <Body blocks={body} locale={locale} />
            </div>
          )}
          <section className={section.block} id="offices">
            <h2>{t('offices', { count: offices.length })}</h2>
            <ul className={styles.officeCards}>
              {offices.map((office) => (
                <li key={office.id}>
                  <h3>
                    <RouteLink
                      target={{ to: 'office', params: { slug: office.slug } }}
                      locale={locale}
                    >
                      {office.name}
                    </RouteLink>
                  </h3>
                  <address>
                    {office.address.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </address>
                  <p>
                    <PhoneLink number={office.phone} />
                  </p>
                  <p>
                    <RouteLink
                      className={arrow.link}
                      target={{ to: 'office', params: { slug: office.slug } }}
                      locale={locale}
                    >
                      {t('visit')}
                    </RouteLink>
                  </p>
                </li>
              ))}
            </ul>
          </section>
          {people.length > 0 ? (
            <section className={section.block} id="team">
              <h2>{t('people', { place: location.name })}</h2>
              <div className={personGrid.pair}>
                {people.map((person) => (
                  <PersonCard
                    key={person.id}
                    person={person}
                    locale={locale}
                    size="small"
                    level="h3"
                  />
                ))}
              </div>
              <p>
                <RouteLink
                  className={arrow.link}
                  target={{ to: 'people', query: { office: offices[0]?.slug } }}
                  locale={locale}
                >
                  {t('allPeople', { place: offices[0]?.name ?? '' })}
                </RouteLink>
              </p>
            </section>
          ) : null}
          {publications.length > 0 ? (
            <section className={section.block} id="insights">
              <h2>{t('insights')}</h2>
              <div className={rows.rows}>
                {publications.map((article) => (
                  <ArticleRow key={article.id} article={article} locale={locale} level="h3" />
                ))}
              </div>
              <p>
                <RouteLink
                  className={arrow.link}
                  target={{ to: 'insights', query: { location: country.slug } }}
                  locale={locale}
                >
                  {t('allInsights')}
                </RouteLink>
              </p>
            </section>
          ) : null}
          {news.length > 0 ? (
            <section className={section.block} id="news">
              <h2>{t('news')}</h2>
              <div className={rows.rows}>
                {news.map((item) => (
                  <NewsRow key={item.id} item={item} locale={locale} level="h3" />
                ))}
              </div>
            </section>
          ) : null}
          {country.regulatoryNotice && !city ? (
            <section className={section.block} id="regulator">
              <h2>{t('regulator')}</h2>
              <div className={typography.prose} lang={foreign}>
                <RichText text={country.regulatoryNotice} locale={locale} />
              </div>
            </section>
          ) : null}
        </div>
        <aside className={columns.aside}>
          <LinkList heading={t('practices')} links={country.practices} locale={locale} />
          {city ? (
            <LinkList
              heading={t('country')}
              links={[{ id: country.id, label: country.name, target: countryLink }]}
              locale={locale}
            />
          ) : null}
        </aside>
      </div>
    </PageFrame>
  )
}
