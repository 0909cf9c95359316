import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/empty-state'
import type { Area, NavigatorJurisdiction } from '@/lib/content/navigator/navigator-structure'
import { getAnswers } from '@/lib/content/navigator/get-answers'
import type { Reader } from '@/lib/content/navigator/get-reader'
import { formatDate, formatList } from '@/lib/i18n/format'
import type { SiteLocale } from '@/lib/i18n/locales'
import { slots } from '@/lib/i18n/slots'
import type { ParsedCompare } from '@/lib/navigator/comparison-query'
import { toMatrix } from '@/lib/navigator/matrix'
import type { LinkTarget } from '@/lib/routes/href'
import { AccessBox } from './access-box'
import { CompareControls } from './compare-controls'
import { CompareTable } from './compare-table'
import { CompareWork } from './compare-work.client'

type CompareProps = {
  area: Area
  page: LinkTarget
  state: ParsedCompare
  reader: Reader
  locale: SiteLocale
  /** Stands first and cannot be taken away. */
  fixed?: NavigatorJurisdiction
}

/** Jurisdictions side by side, question by question. All of it works without a script; with one, filters need no round trip. */
export async function Compare({ area, page, state, reader, locale, fixed }: CompareProps) {
  const t = await getTranslations('navigator')
  const chosen = state.jurisdictions
    .flatMap((slug) => area.places.find((one) => one.slug === slug) ?? [])
    .filter(({ id }) => id !== fixed?.id)
  const places = fixed ? [fixed, ...chosen] : chosen
  const answers = await getAnswers(area, places, locale, reader, { history: state.asAt !== null })
  const matrix = toMatrix({
    jurisdictions: places,
    questions: area.questions,
    answers,
    asAt: state.asAt,
  })
  const gated = matrix.rows.some(({ cells }) => cells.some(({ kind }) => kind === 'gated'))
  return (
    <div className="compare" id="compare">
      <CompareControls area={area} page={page} state={state} chosen={chosen} locale={locale} />
      {state.unknown.length > 0 ? (
        <p className="notice" role="note">
          {t('unknown', { count: state.unknown.length, names: formatList(state.unknown, locale) })}
        </p>
      ) : null}
      {state.asAt ? (
        <p className="notice" role="note">
          {t('asAtNotice', { date: formatDate(state.asAt, locale) })}
        </p>
      ) : null}
      {places.length === 0 ? (
        <EmptyState title={t('nothingChosenTitle')} text={t('nothingChosenText')} />
      ) : (
        <CompareTable
          area={area}
          places={places}
          matrix={matrix}
          answers={answers}
          state={state}
          fixed={fixed}
          locale={locale}
        />
      )}
      {gated ? <AccessBox area={area} page={page} reader={reader} locale={locale} /> : null}
      <CompareWork
        texts={{
          all: t('shownAll', slots('count')),
          some: t('shownSome', slots('shown', 'count')),
        }}
      />
    </div>
  )
}

/** Jurisdictions beside one, where the address names none: those of its region, the first few of them. */
export const neighboursOf = (
  area: Area,
  regionId: number,
  except?: NavigatorJurisdiction,
): NavigatorJurisdiction[] =>
  area.places
    .filter((place) => place.regionId === regionId && place.id !== except?.id)
    .slice(0, except ? 3 : 4)

export const knownTo = (area: Area): { jurisdictions: string[]; topics: string[] } => ({
  jurisdictions: area.places.map(({ slug }) => slug),
  topics: [...new Set(area.questions.map(({ topicKey }) => topicKey))],
})
