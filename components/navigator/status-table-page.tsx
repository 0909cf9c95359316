import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import {
  jurisdictionTarget,
  statusTableTarget,
  type JurisdictionArea,
} from '@/lib/content/navigator/navigator-structure'
import type { Reader } from '@/lib/content/navigator/get-reader'
import type { SiteLocale } from '@law-firm/contract/locales'
import { parseCompareAddress, reportQuery } from '@/lib/navigator/comparison-query'
import { Compare, toKnownParams, findNeighbours } from './compare'
import { HeadActions } from './head-actions'
import { navigatorTrail } from './navigator-trail'

type StatusTableProps = {
  area: JurisdictionArea
  locale: SiteLocale
  reader: Reader
  query: Record<string, string | string[] | undefined>
}

export async function StatusTablePage({ area, locale, reader, query }: StatusTableProps) {
  const t = await getTranslations('navigator')
  const { service, region, place: jurisdiction } = area
  const parsed = parseCompareAddress(query, toKnownParams(area))
  const state = {
    ...parsed,
    jurisdictions:
      query.with === undefined
        ? findNeighbours(area, region.id, jurisdiction).map(({ slug }) => slug)
        : parsed.jurisdictions,
  }
  const trail = [
    ...(await navigatorTrail(area, region)),
    { label: jurisdiction.title, target: jurisdictionTarget(area, jurisdiction) },
  ]
  return (
    <PageFrame
      locale={locale}
      page={statusTableTarget(area, jurisdiction)}
      trail={trail}
      eyebrow={t('title')}
      language={jurisdiction.language}
      title={t('statusTableOf', { place: jurisdiction.title, service: service.title })}
      head={
        <HeadActions
          area={area}
          locale={locale}
          meta={t('statusTableText', { place: jurisdiction.title })}
          report={reportQuery({
            ...state,
            jurisdictions: [jurisdiction.slug, ...state.jurisdictions],
          })}
        />
      }
    >
      <Compare
        area={area}
        page={statusTableTarget(area, jurisdiction)}
        state={state}
        reader={reader}
        locale={locale}
        fixed={jurisdiction}
      />
    </PageFrame>
  )
}
