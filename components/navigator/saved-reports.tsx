import { getTranslations } from 'next-intl/server'
import { TextField } from '@/components/ui/field'
import { RouteLink } from '@/components/ui/route-link'
import {
  jurisdictionTarget,
  reportTarget,
  type Area,
} from '@/lib/content/navigator/navigator-structure'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import { deleteReport, refreshReport, renameReport, saveReport } from '@/lib/member/report-actions'
import { getSavedReports, type SavedReport } from '@/lib/member/reports'
import { toHref } from '@/lib/routes/href'
import styles from './saved-reports.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'
import actions from '@/components/ui/actions.module.css'

type SavedProps = {
  area: Area
  token: string
  /** Query of the current choices; null when nothing is chosen. */
  queryString: string | null
  language: SiteLocale
  locale: SiteLocale
}

/** A member's saved reports of this service, and a form that saves the current choices. */
export async function SavedReports({ area, token, queryString, language, locale }: SavedProps) {
  const tReport = await getTranslations('navigator.report.saved')
  const reports = (await getSavedReports(token)).filter(
    ({ service }) => service === area.service.slug,
  )
  if (reports.length === 0 && !queryString) return null
  return (
    <section className={`${styles.reports} no-print`} aria-labelledby="saved-reports">
      <h2 id="saved-reports">{tReport('title')}</h2>
      {queryString ? (
        <form className={styles.new} action={saveReport}>
          <ServiceFields area={area} locale={locale} />
          <input type="hidden" name="query" value={queryString} />
          <input type="hidden" name="language" value={language} />
          <TextField
            name="name"
            label={tReport('name')}
            required
            maxLength={120}
            autoComplete="off"
          />
          <button className={button.ghost} type="submit">
            {tReport('save')}
          </button>
        </form>
      ) : null}
      <ul className={styles.list}>
        {reports.map((report) => (
          <li key={report.id}>
            <Saved area={area} report={report} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Hidden fields that every form of the report builder needs. */
export const ServiceFields = ({ area, locale }: { area: Area; locale: SiteLocale }) => (
  <>
    <input type="hidden" name="service" value={area.service.slug} />
    <input type="hidden" name="locale" value={locale} />
  </>
)

async function Saved({
  area,
  report,
  locale,
}: {
  area: Area
  report: SavedReport
  locale: SiteLocale
}) {
  const tReport = await getTranslations('navigator.report.saved')
  const { id, name, query, madeAt, changes } = report
  const serviceFields = (
    <>
      <ServiceFields area={area} locale={locale} />
      <input type="hidden" name="id" value={id} />
    </>
  )
  return (
    <>
      <h3>
        <a href={`${toHref(reportTarget(area), locale)}?${query}`}>{name}</a>
      </h3>
      <p className={typography.meta}>{tReport('madeAt', { date: formatDate(madeAt, locale) })}</p>
      {changes.length > 0 ? <Changes area={area} changes={changes} locale={locale} /> : null}
      <div className={`${actions.row} ${styles.actions}`}>
        {changes.length > 0 ? (
          <form action={refreshReport}>
            {serviceFields}
            <button
              className={`${button.primary} ${button.small}`}
              type="submit"
              aria-label={tReport('refreshNamed', { name })}
            >
              {tReport('refresh')}
            </button>
          </form>
        ) : null}
        <details className={styles.rename}>
          <summary aria-label={tReport('renameNamed', { name })}>{tReport('rename')}</summary>
          <form action={renameReport}>
            {serviceFields}
            <input
              name="name"
              defaultValue={name}
              required
              maxLength={120}
              aria-label={tReport('name')}
            />
            <button className={`${button.ghost} ${button.small}`} type="submit">
              {tReport('rename')}
            </button>
          </form>
        </details>
        <form action={deleteReport}>
          {serviceFields}
          <button
            className={`${button.ghost} ${button.small}`}
            type="submit"
            aria-label={tReport('deleteNamed', { name })}
          >
            {tReport('delete')}
          </button>
        </form>
      </div>
    </>
  )
}

/** Limit of names in a summary; the others are counted. */
const maxNames = 8

async function Changes({
  area,
  changes,
  locale,
}: {
  area: Area
  changes: SavedReport['changes']
  locale: SiteLocale
}) {
  const t = await getTranslations('navigator')
  const tReport = await getTranslations('navigator.report.saved')
  return (
    <div className={styles.changed}>
      <p>
        <strong>{tReport('changed', { count: changes.length })}</strong>
      </p>
      <ul>
        {changes
          .slice(0, maxNames)
          .flatMap(({ jurisdiction: jurisdictionSlug, question: questionSlug }) => {
            const jurisdiction = area.places.find(({ slug }) => slug === jurisdictionSlug)
            const question = area.questions.find(({ slug }) => slug === questionSlug)
            return jurisdiction && question
              ? [
                  <li key={`${jurisdictionSlug}/${questionSlug}`}>
                    <RouteLink
                      target={jurisdictionTarget(area, jurisdiction, questionSlug)}
                      locale={locale}
                    >
                      {t('placeAndQuestion', {
                        place: jurisdiction.title,
                        question: question.title,
                      })}
                    </RouteLink>
                  </li>,
                ]
              : []
          })}
      </ul>
    </div>
  )
}
