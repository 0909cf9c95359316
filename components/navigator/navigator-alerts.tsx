import { getTranslations } from 'next-intl/server'
import { SelectField } from '@/components/ui/field'
import { RouteLink } from '@/components/ui/route-link'
import { reportTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { knownToReport } from '@/lib/content/navigator/get-report'
import type { SiteLocale } from '@law-firm/contract/locales'
import { frequencies } from '@law-firm/contract/alerts'
import { type Alert } from '@/lib/member/alerts'
import {
  addNavigatorAlert,
  deleteNavigatorAlert,
  switchNavigatorAlert,
} from '@/lib/member/navigator-alert-actions'
import { alertAddress, type ReportChoices } from '@/lib/navigator/report/choices'
import { toHref } from '@/lib/routes/href'
import { ServiceFields } from './saved-reports'
import savedReports from './saved-reports.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'
import actions from '@/components/ui/actions.module.css'

type NavigatorAlertsProps = {
  area: Area
  /** Alerts of this service only. */
  alerts: Alert[]
  /** The report's current choices; null when nothing is chosen. */
  choices: ReportChoices | null
  locale: SiteLocale
}

/** A member's alerts of this service, and a form that creates one from the current choices. */
export async function NavigatorAlerts({ area, alerts, choices, locale }: NavigatorAlertsProps) {
  const tReport = await getTranslations('navigator.report.alerts')
  const t = await getTranslations('member.alerts')
  if (alerts.length === 0 && !choices) return null
  return (
    <section className={`${savedReports.reports} no-print`} aria-labelledby="navigator-alerts">
      <h2 id="navigator-alerts">{tReport('title')}</h2>
      {choices ? (
        <form className={savedReports.new} action={addNavigatorAlert}>
          <ServiceFields area={area} locale={locale} />
          <input type="hidden" name="choices" value={alertAddress(choices, knownToReport(area))} />
          <p>
            {tReport('of', {
              places: choices.jurisdictions.length,
              questions: choices.questions.length,
            })}
          </p>
          <SelectField
            name="frequency"
            label={t('frequency')}
            defaultValue="weekly"
            options={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
          />
          <button className={button.ghost} type="submit">
            {tReport('submit')}
          </button>
          <p className={typography.meta}>{tReport('wording')}</p>
        </form>
      ) : null}
      {alerts.length > 0 ? (
        <>
          <ul className={savedReports.list}>
            {alerts.map((alert) => (
              <li key={alert.id}>
                <Profile area={area} alert={alert} locale={locale} />
              </li>
            ))}
          </ul>
          <p className={typography.meta}>
            <RouteLink target={{ to: 'newslettersAndAlerts' }} locale={locale}>
              {tReport('manage')}
            </RouteLink>
          </p>
        </>
      ) : null}
    </section>
  )
}

async function Profile({
  area,
  alert: { id, active, frequency, navigator },
  locale,
}: {
  area: Area
  alert: Alert
  locale: SiteLocale
}) {
  const tReport = await getTranslations('navigator.report.alerts')
  const t = await getTranslations('member.alerts')
  const name = navigator?.name ?? ''
  const serviceFields = (
    <>
      <ServiceFields area={area} locale={locale} />
      <input type="hidden" name="id" value={id} />
    </>
  )
  return (
    <>
      <h3>
        <a
          href={`${toHref(reportTarget(area), locale)}${navigator?.query ? `?${navigator.query}` : ''}`}
        >
          {name}
        </a>
      </h3>
      <p className={typography.meta}>
        {active ? t(`frequencies.${frequency}`) : tReport('paused')}
      </p>
      <div className={`${actions.row} ${savedReports.actions}`}>
        <form action={switchNavigatorAlert}>
          {serviceFields}
          <input type="hidden" name="active" value={active ? '' : 'on'} />
          <button
            className={`${button.ghost} ${button.small}`}
            type="submit"
            aria-label={active ? tReport('pauseNamed', { name }) : tReport('resumeNamed', { name })}
          >
            {active ? tReport('pause') : tReport('resume')}
          </button>
        </form>
        <form action={deleteNavigatorAlert}>
          {serviceFields}
          <button
            className={`${button.ghost} ${button.small}`}
            type="submit"
            aria-label={`${t('delete')}: ${name}`}
          >
            {t('delete')}
          </button>
        </form>
      </div>
    </>
  )
}
