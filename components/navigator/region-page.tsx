import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { regionTarget, type RegionArea } from '@/lib/content/navigator/navigator-structure'
import type { Reader } from '@/lib/content/navigator/get-reader'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import { parseCompareAddress, reportQuery } from '@/lib/navigator/comparison-query'
import { Compare, toKnownParams, findNeighbours } from './compare'
import { HeadActions } from './head-actions'
import { NoteList } from './note-list'
import { JurisdictionCards } from './jurisdiction-cards'
import { navigatorTrail } from './navigator-trail'

type RegionPageProps = {
  area: RegionArea
  locale: SiteLocale
  reader: Reader
  query: Record<string, string | string[] | undefined>
}

/** A region of a service: a comparison of its jurisdictions, and links to each. */
export async function RegionPage({ area, locale, reader, query }: RegionPageProps) {
  const t = await getTranslations('navigator')
  const { service, region } = area
  const jurisdictions = area.places.filter(({ regionId }) => regionId === region.id)
  const parsed = parseCompareAddress(query, toKnownParams(area))
  const hasSelection = query.with !== undefined
  const state = {
    ...parsed,
    jurisdictions: hasSelection
      ? parsed.jurisdictions
      : findNeighbours(area, region.id).map(({ slug }) => slug),
  }
  const page = regionTarget(area, region)
  const meta = [
    service.reviewedOn ? t('reviewedOn', { date: formatDate(service.reviewedOn, locale) }) : '',
    t('byLocalCounsel'),
    t('places', { count: jurisdictions.length }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <PageFrame
      locale={locale}
      page={page}
      trail={await navigatorTrail(area)}
      eyebrow={t('title')}
      language={region.language}
      title={t('joined', { first: service.title, second: region.title })}
      head={<HeadActions area={area} locale={locale} meta={meta} report={reportQuery(state)} />}
    >
      <Compare area={area} page={page} state={state} reader={reader} locale={locale} />
      <JurisdictionCards
        area={area}
        jurisdictions={jurisdictions}
        heading={t('jurisdictions')}
        lead={region.summary}
        locale={locale}
      />
      <NoteList
        area={area}
        notes={area.notes.filter(({ regionId }) => regionId === region.id)}
        locale={locale}
      />
    </PageFrame>
  )
}
