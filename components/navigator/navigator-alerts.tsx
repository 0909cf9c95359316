import { getTranslations } from 'next-intl/server'
import { ActionButton } from '@/components/members/action-button.client'
import { frequencyField } from '@/components/members/alerts-page'
import { memberForm } from '@/components/members/form-texts'
import { MemberForm } from '@/components/members/member-form.client'
import { RouteLink } from '@/components/ui/route-link'
import { reportTarget, type Area } from '@/lib/content/navigator/frame'
import { knownToReport } from '@/lib/content/navigator/get-report'
import type { SiteLocale } from '@/lib/i18n/locales'
import { addNavigatorAlert, deleteAlert, switchAlert } from '@/lib/member/alert-actions'
import type { Alert } from '@/lib/member/alerts'
import { alertAddress, type ReportChoices } from '@/lib/navigator/report/choices'
import { hrefOf, type LinkTarget } from '@/lib/routes/href'

type NavigatorAlertsProps = { area: Area; /** Those of this service. */ alerts: Alert[]; /** What is chosen at hand, where something is. */ choices: ReportChoices | null; /** This page with its choices: a form comes back to it. */ page: LinkTarget; locale: SiteLocale }

/** A member's alerts of this service, and a way to hear of changes in what is chosen at hand. */
export async function NavigatorAlerts({ area, alerts, choices, page, locale }: NavigatorAlertsProps) {
  const r = await getTranslations('navigator.report.alerts')
  if (alerts.length === 0 && !choices) return null
  const form = await memberForm(page, locale, { submit: r('submit'), saved: r('added') })
  return (
    <section className="saved-reports navigator-alerts no-print" aria-labelledby="navigator-alerts">
      <h2 id="navigator-alerts">{r('title')}</h2>
      {choices ? (
        <>
          <p>{r('of', { places: choices.jurisdictions.length, questions: choices.questions.length })}</p>
          <MemberForm id="navigator-alert" {...form} action={addNavigatorAlert} fields={[await frequencyField()]} values={{ frequency: ['weekly'] }}>
            <input type="hidden" name="service" value={area.service.slug} />
            <input type="hidden" name="choices" value={alertAddress(choices, knownToReport(area))} />
            <p className="meta">{r('wording')}</p>
          </MemberForm>
        </>
      ) : null}
      {alerts.length > 0 ? (
        <>
          <ul className="saved-list plain">{alerts.map((alert) => <li key={alert.id}><Profile area={area} alert={alert} texts={form.texts} address={form.address} locale={locale} /></li>)}</ul>
          <p className="meta"><RouteLink target={{ to: 'newslettersAndAlerts' }} locale={locale}>{r('manage')}</RouteLink></p>
        </>
      ) : null}
    </section>
  )
}

type ProfileProps = { area: Area; alert: Alert; texts: { unavailable: string; signedOut: string }; address: string; locale: SiteLocale }

async function Profile({ area, alert, texts: { unavailable, signedOut }, address, locale }: ProfileProps) {
  const r = await getTranslations('navigator.report.alerts')
  const t = await getTranslations('member.alerts')
  const { id, active, frequency, navigator } = alert
  const name = navigator?.name ?? ''
  const common = { texts: { unavailable, signedOut }, address, className: 'btn ghost small' }
  return (
    <>
      <h3><a href={`${hrefOf(reportTarget(area), locale)}${navigator?.query ? `?${navigator.query}` : ''}`}>{name}</a></h3>
      <p className="meta">{active ? t(`frequencies.${frequency}`) : r('paused')}</p>
      <div className="actions">
        <ActionButton {...common} action={switchAlert} given={{ id: String(id), active: active ? '' : 'on' }} label={active ? r('pause') : r('resume')} accessibleName={active ? r('pauseNamed', { name }) : r('resumeNamed', { name })} />
        <ActionButton {...common} action={deleteAlert} given={{ id: String(id) }} label={t('delete')} accessibleName={`${t('delete')}: ${name}`} />
      </div>
    </>
  )
}
