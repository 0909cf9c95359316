import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import {
  jurisdictionTarget,
  type Area,
  type NavigatorJurisdiction,
} from '@/lib/content/navigator/navigator-structure'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@/lib/i18n/locales'
import type { CompareState } from '@/lib/navigator/comparison-query'
import { rowHtml } from '@/lib/navigator/cells-html'
import { differs, groupByTopic } from '@/lib/navigator/matrix'
import { lastReview } from '@/lib/navigator/reviews'
import type { Answer, Matrix, Row } from '@/lib/navigator/types'
import { hrefOf } from '@/lib/routes/href'

type TableProps = {
  area: Area
  places: NavigatorJurisdiction[]
  matrix: Matrix
  answers: Answer[]
  state: CompareState
  fixed?: NavigatorJurisdiction
  locale: SiteLocale
}

/** More of them run wider than the screen: the table then has a window of its own, in which head and questions stay. */
const mostThatFit = 5

/** With more answers than this, rows that are out of sight wait until they are scrolled to. */
const mostAtOnce = 400

/**
 * The comparison. Every row is in the page, hidden where a filter leaves it out, so that a script can bring it back;
 * `data-mark` numbers what a cell says. The roles keep it a table where narrow screens show cards.
 */
export async function CompareTable({
  area,
  places,
  matrix,
  answers,
  state,
  fixed,
  locale,
}: TableProps) {
  const t = await getTranslations('navigator')
  const words = { detail: t('detail'), notCovered: t('notCovered'), gated: t('gated') }
  const marks = new Map<string, number>()
  const numberOf = (mark: string): number => marks.get(mark) ?? marks.set(mark, marks.size).size - 1
  const isShown = (row: Row) =>
    (state.topic === null || row.question.topicKey === state.topic) &&
    (!state.onlyDifferences || differs(row))
  const shown = matrix.rows.filter(isShown).length
  const bases = places.map((place) => hrefOf(jurisdictionTarget(area, place), locale))
  const given = { titles: places.map(({ title }) => title), bases, words, numberOf }
  const wide = places.length > mostThatFit
  return (
    <>
      <p className="count" role="status" id="compare-count">
        {shown === matrix.rows.length
          ? t('shownAll', { count: shown })
          : t('shownSome', { shown, count: matrix.rows.length })}
      </p>
      <div
        className={wide ? 'compare-window' : undefined}
        {...(wide ? { role: 'region', tabIndex: 0, 'aria-label': t('table') } : {})}
      >
        <table
          className="compare-table"
          data-columns={Math.min(places.length, mostThatFit + 1)}
          data-large={places.length * matrix.rows.length > mostAtOnce ? '' : undefined}
          role="table"
          aria-label={wide ? undefined : t('table')}
          aria-describedby="compare-count"
        >
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {t('question')}
              </th>
              {places.map((place) => (
                <th
                  key={place.id}
                  scope="col"
                  role="columnheader"
                  data-column={place.slug}
                  data-fixed={place.id === fixed?.id ? '' : undefined}
                >
                  <RouteLink target={jurisdictionTarget(area, place)} locale={locale}>
                    {place.title}
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
              hidden={!rows.some(isShown)}
            >
              <tr className="topic" role="row">
                <th role="rowheader" scope="rowgroup" colSpan={places.length + 1}>
                  {topic}
                </th>
              </tr>
              {rows.map((row) => (
                <tr
                  key={row.question.slug}
                  role="row"
                  data-question=""
                  hidden={!isShown(row)}
                  dangerouslySetInnerHTML={{ __html: rowHtml(row, given) }}
                />
              ))}
            </tbody>
          ))}
          <tfoot role="rowgroup">
            <tr role="row">
              <th scope="row" role="rowheader">
                {t('lastReviewed')}
              </th>
              {places.map((place) => {
                const own = answers.filter(({ jurisdiction }) => jurisdiction === place.slug)
                const overdue = own.filter((answer) => answer.overdue).length
                return (
                  <td key={place.id} role="cell" data-label={place.title}>
                    {formatDate(lastReview(own), locale, 'short') || t('never')}
                    {overdue > 0 ? (
                      <em className="overdue">{t('overdueCount', { count: overdue })}</em>
                    ) : null}
                  </td>
                )
              })}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="empty-rows" hidden={shown > 0}>
        {t('noDifferences')}
      </p>
    </>
  )
}
