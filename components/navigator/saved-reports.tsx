import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import {
  jurisdictionTarget,
  reportTarget,
  type Area,
} from '@/lib/content/navigator/navigator-structure'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@/lib/i18n/locales'
import { deleteReport, refreshReport, renameReport, saveReport } from '@/lib/member/report-actions'
import { getSavedReports, type SavedReport } from '@/lib/member/reports'
import { hrefOf } from '@/lib/routes/href'

type SavedProps = {
  area: Area
  token: string
  /** The choices at hand, where there are some. */ address: string | null
  language: SiteLocale
  locale: SiteLocale
}

/** A member's reports of this service, and a place to keep the one at hand. All of it are plain forms. */
export async function SavedReports({ area, token, address, language, locale }: SavedProps) {
  const r = await getTranslations('navigator.report.saved')
  const reports = (await getSavedReports(token)).filter(
    ({ service }) => service === area.service.slug,
  )
  if (reports.length === 0 && !address) return null
  return (
    <section className="saved-reports no-print" aria-labelledby="saved-reports">
      <h2 id="saved-reports">{r('title')}</h2>
      {address ? (
        <form className="saved-new" action={saveReport}>
          <KnownService area={area} locale={locale} />
          <input type="hidden" name="query" value={address} />
          <input type="hidden" name="language" value={language} />
          <label className="field">
            <span>{r('name')}</span>
            <input name="name" required maxLength={120} autoComplete="off" />
          </label>
          <button className="btn ghost" type="submit">
            {r('save')}
          </button>
        </form>
      ) : null}
      <ul className="saved-list plain">
        {reports.map((report) => (
          <li key={report.id}>
            <Saved area={area} report={report} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What every form of a service's report builder says. */
export const KnownService = ({ area, locale }: { area: Area; locale: SiteLocale }) => (
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
  const r = await getTranslations('navigator.report.saved')
  const { id, name, query, madeAt, changes } = report
  const known = (
    <>
      <KnownService area={area} locale={locale} />
      <input type="hidden" name="id" value={id} />
    </>
  )
  return (
    <>
      <h3>
        <a href={`${hrefOf(reportTarget(area), locale)}?${query}`}>{name}</a>
      </h3>
      <p className="meta">{r('madeAt', { date: formatDate(madeAt, locale) })}</p>
      {changes.length > 0 ? <Changes area={area} changes={changes} locale={locale} /> : null}
      <div className="actions">
        {changes.length > 0 ? (
          <form action={refreshReport}>
            {known}
            <button className="btn small" type="submit" aria-label={r('refreshNamed', { name })}>
              {r('refresh')}
            </button>
          </form>
        ) : null}
        <details className="saved-rename">
          <summary aria-label={r('renameNamed', { name })}>{r('rename')}</summary>
          <form action={renameReport}>
            {known}
            <input
              name="name"
              defaultValue={name}
              required
              maxLength={120}
              aria-label={r('name')}
            />
            <button className="btn ghost small" type="submit">
              {r('rename')}
            </button>
          </form>
        </details>
        <form action={deleteReport}>
          {known}
          <button className="btn ghost small" type="submit" aria-label={r('deleteNamed', { name })}>
            {r('delete')}
          </button>
        </form>
      </div>
    </>
  )
}

/** So many are named; the others are counted. */
const few = 8

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
  const r = await getTranslations('navigator.report.saved')
  return (
    <div className="saved-changed">
      <p>
        <strong>{r('changed', { count: changes.length })}</strong>
      </p>
      <ul>
        {changes.slice(0, few).flatMap(({ jurisdiction, question }) => {
          const place = area.places.find(({ slug }) => slug === jurisdiction)
          const ask = area.questions.find(({ slug }) => slug === question)
          return place && ask
            ? [
                <li key={`${jurisdiction}/${question}`}>
                  <RouteLink target={jurisdictionTarget(area, place, question)} locale={locale}>
                    {t('placeAndQuestion', { place: place.title, question: ask.title })}
                  </RouteLink>
                </li>,
              ]
            : []
        })}
      </ul>
    </div>
  )
}
