import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { LanguageNotice } from '@/components/ui/language-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { reportTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { knownToReport, planReport, type ReportPlan } from '@/lib/content/navigator/get-report'
import type { Reader } from '@/lib/content/navigator/get-reader'
import { formatList } from '@/lib/i18n/format'
import type { SiteLocale } from '@/lib/i18n/locales'
import { slots } from '@/lib/i18n/slots'
import { toSimplePermission } from '@/lib/identity'
import { getAlerts } from '@/lib/member/alerts'
import { getRecord } from '@/lib/member/record'
import { reportAddress } from '@/lib/navigator/report/choices'
import type { LinkTarget } from '@/lib/routes/href'
import { findMember } from '@/lib/session/server'
import { AccessBox } from './access-box'
import { NavigatorAlerts } from './navigator-alerts'
import { ReportForm } from './report-form'
import { ReportPreview } from './report-preview'
import { ReportWork } from './report-work.client'
import { SavedReports } from './saved-reports'
import { navigatorTrail } from './trail'

type ReportPageProps = {
  area: Area
  locale: SiteLocale
  reader: Reader
  query: Record<string, string | string[] | undefined>
}

/** Choose, read, take along: the choices stand in the address, so that all of it works without a script. */
export async function ReportPage({ area, locale, reader, query }: ReportPageProps) {
  const t = await getTranslations('navigator')
  const r = await getTranslations('navigator.report')
  const common = await getTranslations('common')
  const plan = await planReport(area.service.slug, query, locale)
  if (!plan) return null
  const { choices } = plan
  const address =
    plan.places.length * plan.questions.length > 0
      ? reportAddress(choices, knownToReport(area))
      : null
  return (
    <PageFrame
      locale={locale}
      page={reportTarget(area)}
      trail={await navigatorTrail(area)}
      eyebrow={t('title')}
      title={r('title')}
      lede={r('lede')}
    >
      {area.service.language === locale ? null : <LanguageNotice text={common('notTranslated')} />}
      <div className="report">
        <ReportForm area={area} choices={choices} locale={locale} />
        <div className="report-side">
          {choices.unknown.length > 0 ? (
            <p className="notice" role="note">
              {r('unknown', {
                count: choices.unknown.length,
                names: formatList(choices.unknown, locale),
              })}
            </p>
          ) : null}
          {address === null ? (
            <>
              <EmptyState title={r('nothingTitle')} text={r('nothingText')} />
              <Kept area={area} reader={reader} plan={plan} address={null} locale={locale} />
            </>
          ) : (
            <>
              <Downloads area={area} plan={plan} />
              <Kept area={area} reader={reader} plan={plan} address={address} locale={locale} />
              <h2 className="minor report-preview">{r('preview')}</h2>
              <ReportPreview plan={plan} reader={reader} locale={locale} />
            </>
          )}
        </div>
      </div>
      {reader.kind === 'member' || area.service.feature === null ? null : (
        <AccessBox area={area} page={pageOf(area, address)} reader={reader} locale={locale} />
      )}
    </PageFrame>
  )
}

/** This page with its choices: sign-in and forms lead back to it. */
const pageOf = (area: Area, address: string | null): LinkTarget =>
  address
    ? { ...reportTarget(area), query: Object.fromEntries(new URLSearchParams(address)) }
    : reportTarget(area)

type KeptProps = {
  area: Area
  reader: Reader
  plan: ReportPlan
  /** The choices at hand, where there are some. */ address: string | null
  locale: SiteLocale
}

/** What a member keeps here: reports, and alerts of what they may read. */
async function Kept({ area, reader, plan: { choices }, address, locale }: KeptProps) {
  const member = reader.kind === 'member' ? await findMember() : null
  if (reader.kind !== 'member' || member === null || member === 'expired') return null
  const [alerts, { permissions }] = await Promise.all([
    getAlerts(member, locale),
    getRecord(member),
  ])
  const { feature } = area.service
  const mayRead =
    feature === null || permissions.productPermissions.map(toSimplePermission).includes(feature)
  return (
    <>
      <SavedReports
        area={area}
        token={reader.token}
        address={address}
        language={choices.language}
        locale={locale}
      />
      <NavigatorAlerts
        area={area}
        alerts={alerts.filter(({ navigator }) => navigator?.service === area.service.slug)}
        choices={address !== null && mayRead ? choices : null}
        locale={locale}
      />
      {mayRead ? null : (
        <AccessBox area={area} page={pageOf(area, address)} reader={reader} locale={locale} />
      )}
    </>
  )
}

async function Downloads({ area, plan }: { area: Area; plan: ReportPlan }) {
  const r = await getTranslations('navigator.report')
  const address = reportAddress(plan.choices, knownToReport(area))
  const base = `/api/navigator/${area.service.slug}/report`
  return (
    <section className="report-take no-print" aria-labelledby="report-take">
      <h2 id="report-take" className="minor">
        {r('take')}
      </h2>
      <p className="count">
        {r('cells', {
          count: plan.places.length * plan.questions.length,
          places: plan.places.length,
          questions: plan.questions.length,
        })}
      </p>
      <div className="actions">
        <a className="btn" href={`${base}.pdf?${address}`} data-report={area.service.slug} download>
          {r('format.pdf')}
        </a>
        <a className="btn ghost" href={`${base}.docx?${address}`} download>
          {r('format.docx')}
        </a>
        <a className="btn ghost" href={`${base}.csv?${address}`} download>
          {r('format.csv')}
        </a>
      </div>
      <ReportWork
        texts={{
          making: r('making', slots('done', 'total')),
          ready: r('ready'),
          failed: r('failed'),
          busy: r('busy'),
          file: r('file'),
        }}
      />
    </section>
  )
}
