import { getTranslations } from 'next-intl/server'
import { Body } from '@/components/blocks/body'
import { JsonLd } from '@/components/ui/json-ld'
import { PageFrame } from '@/components/pages/page-frame'
import { Link } from '@/components/ui/link'
import { LinkList } from '@/components/ui/link-list'
import { RouteLink } from '@/components/ui/route-link'
import {
  marketingTarget,
  regionTarget,
  serviceTarget,
  type Area,
} from '@/lib/content/navigator/navigator-structure'
import { getAnswers } from '@/lib/content/navigator/get-answers'
import { getServiceBody } from '@/lib/content/navigator/get-texts'
import type { Reader } from '@/lib/content/navigator/get-reader'
import { formatDate } from '@/lib/i18n/format'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { findChanges } from '@/lib/navigator/changes'
import { parseCompareAddress, reportQuery } from '@/lib/navigator/comparison-query'
import { toReviews } from '@/lib/navigator/reviews'
import { toHref } from '@/lib/routes/href'
import { datasetLd } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/seo/metadata'
import type { Site } from '@/lib/content/site/get-site'
import { AccessBox } from './access-box'
import { ChangeList } from './change-list'
import { ChangesPage } from './changes-page'
import { Compare, toKnownParams } from './compare'
import { HeadActions } from './head-actions'
import { NoteList } from './note-list'
import { JurisdictionIndex } from './jurisdiction-index'
import { JurisdictionMap } from './jurisdiction-map'
import { ReviewList } from './review-list'
import { navigatorTrail } from './navigator-trail'
import section from './section.module.css'
import placeList from '@/components/ui/place-list.module.css'
import columns from '@/components/ui/columns.module.css'
import typography from '@/components/ui/typography.module.css'
import rows from '@/components/ui/rows.module.css'
import arrow from '@/components/ui/arrow.module.css'

type ServicePageProps = {
  area: Area
  locale: SiteLocale
  reader: Reader
  site: Site
  query: Record<string, string | string[] | undefined>
}

/** A service. Its comparison and its changes have the same path, with a query. */
export async function ServicePage({ query, ...props }: ServicePageProps) {
  if (query.view === 'changes')
    return (
      <ChangesPage
        {...props}
        jurisdiction={typeof query.jurisdiction === 'string' ? query.jurisdiction : ''}
      />
    )
  if (['with', 'topic', 'differences', 'as-at'].some((name) => query[name] !== undefined))
    return <ComparePage {...props} query={query} />
  return <Overview {...props} />
}

async function ComparePage({ area, locale, reader, query }: Omit<ServicePageProps, 'site'>) {
  const t = await getTranslations('navigator')
  const state = parseCompareAddress(query, toKnownParams(area))
  const { reviewedOn } = area.service
  const meta = [
    reviewedOn ? t('reviewedOn', { date: formatDate(reviewedOn, locale) }) : '',
    t('byLocalCounsel'),
    t('places', { count: area.places.length }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <PageFrame
      locale={locale}
      page={serviceTarget(area)}
      trail={await navigatorTrail(area)}
      eyebrow={t('title')}
      language={area.service.language}
      title={t('comparisonOf', { service: area.service.title })}
      head={<HeadActions area={area} locale={locale} meta={meta} report={reportQuery(state)} />}
    >
      <Compare
        area={area}
        page={serviceTarget(area)}
        state={state}
        reader={reader}
        locale={locale}
      />
    </PageFrame>
  )
}

async function Overview({ area, locale, reader, site }: Omit<ServicePageProps, 'query'>) {
  const t = await getTranslations('navigator')
  const { service, regions, places: jurisdictions, questions, notes } = area
  const page = serviceTarget(area)
  const body = await getServiceBody(service.id, locale)
  const meta = [
    service.reviewedOn ? t('reviewedOn', { date: formatDate(service.reviewedOn, locale) }) : '',
    t('places', { count: jurisdictions.length }),
    t('questions', { count: questions.length }),
  ]
    .filter(Boolean)
    .join(' · ')
  const foreign = service.language === locale ? undefined : languageTags[service.language]
  return (
    <PageFrame
      locale={locale}
      page={page}
      trail={await navigatorTrail()}
      eyebrow={t('title')}
      title={service.title}
      lede={service.summary}
      language={service.language}
      head={<HeadActions area={area} locale={locale} meta={meta} />}
    >
      <JsonLd
        data={datasetLd({
          name: service.title,
          description: service.summary,
          url: absoluteUrl(page, service.language),
          language: service.language,
          updatedAt: service.reviewedOn,
          firmName: site.firmName,
          places: jurisdictions.map(({ title }) => title),
        })}
      />
      <JurisdictionMap area={area} locale={locale} />
      <JurisdictionIndex area={area} locale={locale} />
      <section className={section.section} aria-labelledby="regions">
        <h2 id="regions">{t('regions')}</h2>
        <ul className={placeList.list}>
          {regions.map((region) => (
            <li
              key={region.id}
              lang={region.language === locale ? undefined : languageTags[region.language]}
            >
              <h3>
                <RouteLink target={regionTarget(area, region)} locale={locale}>
                  {region.title}
                </RouteLink>
              </h3>
              <p>{region.summary}</p>
            </li>
          ))}
        </ul>
      </section>
      <LatestActivity area={area} locale={locale} reader={reader} />
      <NoteList area={area} notes={notes} locale={locale} />
      <div className={`${section.section} ${section.splitColumns}`}>
        <div lang={foreign}>
          {service.coverage ? <p className={section.lead}>{service.coverage}</p> : null}
          <Body blocks={body} locale={locale} />
        </div>
        <aside className={columns.aside}>
          {service.practice ? (
            <section>
              <h2 className={typography.minor}>{t('practice')}</h2>
              <p>
                <RouteLink target={service.practice.target} locale={locale}>
                  {service.practice.label}
                </RouteLink>
              </p>
            </section>
          ) : null}
          <LinkList
            heading={t('about')}
            links={service.marketing.map((page) => ({
              id: page.id,
              label: page.title,
              target: marketingTarget(area, page),
            }))}
            locale={locale}
          />
        </aside>
      </div>
    </PageFrame>
  )
}

const maxLatest = 6

async function LatestActivity({
  area,
  locale,
  reader,
}: {
  area: Area
  locale: SiteLocale
  reader: Reader
}) {
  const t = await getTranslations('navigator')
  const answers = await getAnswers(area, area.places, locale, reader, { history: true })
  const changes = findChanges(answers).slice(0, maxLatest)
  const isGated = answers.some(({ current }) => current === null)
  return (
    <>
      {isGated ? (
        <AccessBox area={area} page={serviceTarget(area)} reader={reader} locale={locale} />
      ) : null}
      <section className={section.section} aria-labelledby="latest">
        <h2 id="latest">{changes.length > 0 ? t('latestChanges') : t('latestReviews')}</h2>
        {changes.length > 0 ? (
          <ChangeList area={area} changes={changes} locale={locale} />
        ) : (
          <ReviewList
            area={area}
            reviews={toReviews(answers).slice(0, maxLatest)}
            locale={locale}
          />
        )}
        <p className={rows.after}>
          <Link
            className={arrow.link}
            href={toHref(serviceTarget(area, { view: 'changes' }), locale)}
          >
            {t('allChanges')}
          </Link>
        </p>
      </section>
    </>
  )
}
