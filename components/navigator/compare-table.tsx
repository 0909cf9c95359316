import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import {
  jurisdictionTarget,
  type Area,
  type NavigatorJurisdiction,
} from '@/lib/content/navigator/navigator-structure'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { CompareState } from '@/lib/navigator/comparison-query'
import { rowHtml } from '@/lib/navigator/cells-html'
import { differs, groupByTopic } from '@/lib/navigator/matrix'
import { lastReview } from '@/lib/navigator/reviews'
import type { Answer, Matrix, Row } from '@/lib/navigator/types'
import { toHref } from '@/lib/routes/href'
import listHead from '@/components/ui/list-head.module.css'
import styles from './compare-table.module.css'
import statusMark from './status-mark.module.css'

type TableProps = {
  area: Area
  jurisdictions: NavigatorJurisdiction[]
  matrix: Matrix
  answers: Answer[]
  state: CompareState
  fixed?: NavigatorJurisdiction
  locale: SiteLocale
}

/** With more columns the table scrolls in its own container, with sticky headers. */
const maxFittingColumns = 5

/** With more cells, rows outside the viewport use `content-visibility`. */
const maxCellsRenderedAtOnce = 400

/**
 * All rows are in the page, filtered ones `hidden`, so that the client-side filter can show them. `data-mark`
 * numbers equal cells; explicit roles keep the table semantics in the card layout of narrow screens.
 */
export async function CompareTable({
  area,
  jurisdictions,
  matrix,
  answers,
  state,
  fixed,
  locale,
}: TableProps) {
  const t = await getTranslations('navigator')
  const texts = { detail: t('detail'), notCovered: t('notCovered'), gated: t('gated') }
  const marks = new Map<string, number>()
  const numberOf = (mark: string): number => marks.get(mark) ?? marks.set(mark, marks.size).size - 1
  const isVisible = (row: Row) =>
    (state.topic === null || row.question.topicKey === state.topic) &&
    (!state.onlyDifferences || differs(row))
  const visibleCount = matrix.rows.filter(isVisible).length
  const hrefs = jurisdictions.map((jurisdiction) =>
    toHref(jurisdictionTarget(area, jurisdiction), locale),
  )
  const rowOptions = {
    titles: jurisdictions.map(({ title }) => title),
    bases: hrefs,
    words: texts,
    numberOf,
  }
  const isWide = jurisdictions.length > maxFittingColumns
  return (
    <>
      <p className={`${listHead.count} ${styles.count}`} role="status" id="compare-count">
        {visibleCount === matrix.rows.length
          ? t('shownAll', { count: visibleCount })
          : t('shownSome', { shown: visibleCount, count: matrix.rows.length })}
      </p>
      <div
        className={isWide ? styles.window : undefined}
        {...(isWide ? { role: 'region', tabIndex: 0, 'aria-label': t('table') } : {})}
      >
        <table
          className={`${styles.table} ${statusMark.cells}`}
          data-columns={Math.min(jurisdictions.length, maxFittingColumns + 1)}
          data-large={
            jurisdictions.length * matrix.rows.length > maxCellsRenderedAtOnce ? '' : undefined
          }
          role="table"
          aria-label={isWide ? undefined : t('table')}
          aria-describedby="compare-count"
        >
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {t('question')}
              </th>
              {jurisdictions.map((jurisdiction) => (
                <th
                  key={jurisdiction.id}
                  scope="col"
                  role="columnheader"
                  data-column={jurisdiction.slug}
                  data-fixed={jurisdiction.id === fixed?.id ? '' : undefined}
                >
                  <RouteLink target={jurisdictionTarget(area, jurisdiction)} locale={locale}>
                    {jurisdiction.title}
                  </RouteLink>
                </th>
              ))}
            </tr>
          </thead>
          {groupByTopic(matrix.rows).map(({ topicKey, topic, rows }) => (
            <tbody
              key={topicKey}
              role="rowgroup"
              data-topic={topicKey}
              hidden={!rows.some(isVisible)}
            >
              <tr className={styles.topic} role="row">
                <th role="rowheader" scope="rowgroup" colSpan={jurisdictions.length + 1}>
                  {topic}
                </th>
              </tr>
              {rows.map((row) => (
                <tr
                  key={row.question.slug}
                  role="row"
                  data-question=""
                  hidden={!isVisible(row)}
                  dangerouslySetInnerHTML={{ __html: rowHtml(row, rowOptions) }}
                />
              ))}
            </tbody>
          ))}
          <tfoot role="rowgroup">
            <tr role="row">
              <th scope="row" role="rowheader">
                {t('lastReviewed')}
              </th>
              {jurisdictions.map((place) => {
                const jurisdictionAnswers = answers.filter(
                  ({ jurisdiction }) => jurisdiction === place.slug,
                )
                const overdue = jurisdictionAnswers.filter((answer) => answer.overdue).length
                return (
                  <td key={place.id} role="cell" data-label={place.title}>
                    {formatDate(lastReview(jurisdictionAnswers), locale, 'short') || t('never')}
                    {overdue > 0 ? (
                      <em className={statusMark.overdue}>
                        {t('overdueCount', { count: overdue })}
                      </em>
                    ) : null}
                  </td>
                )
              })}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles.emptyRows} data-empty-rows="" hidden={visibleCount > 0}>
        {t('noDifferences')}
      </p>
    </>
  )
}
