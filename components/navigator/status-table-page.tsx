import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import {
  jurisdictionTarget,
  statusTableTarget,
  type JurisdictionArea,
} from '@/lib/content/navigator/navigator-structure'
import type { Reader } from '@/lib/content/navigator/get-reader'
import type { SiteLocale } from '@/lib/i18n/locales'
import { parseCompareAddress, reportQuery } from '@/lib/navigator/comparison-query'
import { Compare, knownTo, neighboursOf } from './compare'
import { HeadActions } from './head-actions'
import { navigatorTrail } from './trail'

type StatusTableProps = {
  area: JurisdictionArea
  locale: SiteLocale
  reader: Reader
  query: Record<string, string | string[] | undefined>
}

/** The status of every question of a jurisdiction, against its neighbours. */
export async function StatusTablePage({ area, locale, reader, query }: StatusTableProps) {
  const t = await getTranslations('navigator')
  const { service, region, place } = area
  const parsed = parseCompareAddress(query, knownTo(area))
  const state = {
    ...parsed,
    jurisdictions:
      query.with === undefined
        ? neighboursOf(area, region.id, place).map(({ slug }) => slug)
        : parsed.jurisdictions,
  }
  const trail = [
    ...(await navigatorTrail(area, region)),
    { label: place.title, target: jurisdictionTarget(area, place) },
  ]
  return (
    <PageFrame
      locale={locale}
      page={statusTableTarget(area, place)}
      trail={trail}
      eyebrow={t('title')}
      language={place.language}
      title={t('statusTableOf', { place: place.title, service: service.title })}
      head={
        <HeadActions
          area={area}
          locale={locale}
          meta={t('statusTableText', { place: place.title })}
          report={reportQuery({ ...state, jurisdictions: [place.slug, ...state.jurisdictions] })}
        />
      }
    >
      <Compare
        area={area}
        page={statusTableTarget(area, place)}
        state={state}
        reader={reader}
        locale={locale}
        fixed={place}
      />
    </PageFrame>
  )
}
