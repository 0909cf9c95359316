import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/empty-state'
import type { Area, NavigatorJurisdiction } from '@/lib/content/navigator/navigator-structure'
import { getAnswers } from '@/lib/content/navigator/get-answers'
import type { Reader } from '@/lib/content/navigator/get-reader'
import { formatDate, formatList } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import { slots } from '@/lib/i18n/slots'
import type { ParsedCompare } from '@/lib/navigator/comparison-query'
import { toMatrix } from '@/lib/navigator/matrix'
import type { LinkTarget } from '@/lib/routes/href'
import { AccessBox } from './access-box'
import { CompareControls } from './compare-controls'
import { CompareTable } from './compare-table'
import { CompareEnhancement } from './compare-enhancement.client'
import box from '@/components/ui/box.module.css'
import styles from './compare.module.css'

type CompareProps = {
  area: Area
  page: LinkTarget
  state: ParsedCompare
  reader: Reader
  locale: SiteLocale
  /** Always the first column; it has no remove button. */
  fixed?: NavigatorJurisdiction
}

/** Jurisdictions by question. Works without JavaScript; with it, filters need no request. */
export async function Compare({ area, page, state, reader, locale, fixed }: CompareProps) {
  const t = await getTranslations('navigator')
  const chosen = state.jurisdictions
    .flatMap((slug) => area.places.find((candidate) => candidate.slug === slug) ?? [])
    .filter(({ id }) => id !== fixed?.id)
  const jurisdictions = fixed ? [fixed, ...chosen] : chosen
  const answers = await getAnswers(area, jurisdictions, locale, reader, {
    history: state.asAt !== null,
  })
  const matrix = toMatrix({
    jurisdictions,
    questions: area.questions,
    answers,
    asAt: state.asAt,
  })
  const isGated = matrix.rows.some(({ cells }) => cells.some(({ kind }) => kind === 'gated'))
  return (
    <div id="compare">
      <CompareControls area={area} page={page} state={state} chosen={chosen} locale={locale} />
      {state.unknown.length > 0 ? (
        <p className={`${box.notice} ${styles.notice}`} role="note">
          {t('unknown', { count: state.unknown.length, names: formatList(state.unknown, locale) })}
        </p>
      ) : null}
      {state.asAt ? (
        <p className={`${box.notice} ${styles.notice}`} role="note">
          {t('asAtNotice', { date: formatDate(state.asAt, locale) })}
        </p>
      ) : null}
      {jurisdictions.length === 0 ? (
        <EmptyState title={t('nothingChosenTitle')} text={t('nothingChosenText')} />
      ) : (
        <CompareTable
          area={area}
          jurisdictions={jurisdictions}
          matrix={matrix}
          answers={answers}
          state={state}
          fixed={fixed}
          locale={locale}
        />
      )}
      {isGated ? <AccessBox area={area} page={page} reader={reader} locale={locale} /> : null}
      <CompareEnhancement
        texts={{
          all: t('shownAll', slots('count')),
          some: t('shownSome', slots('shown', 'count')),
        }}
      />
    </div>
  )
}

/** Default columns: the first jurisdictions of the region. */
export const findNeighbours = (
  area: Area,
  regionId: number,
  except?: NavigatorJurisdiction,
): NavigatorJurisdiction[] =>
  area.places
    .filter((jurisdiction) => jurisdiction.regionId === regionId && jurisdiction.id !== except?.id)
    .slice(0, except ? 3 : 4)

export const toKnownParams = (area: Area): { jurisdictions: string[]; topics: string[] } => ({
  jurisdictions: area.places.map(({ slug }) => slug),
  topics: [...new Set(area.questions.map(({ topicKey }) => topicKey))],
})
