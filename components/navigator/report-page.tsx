import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/pages/page-frame'
import { LanguageNotice } from '@/components/ui/language-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { reportTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import { knownToReport, planReport, type ReportPlan } from '@/lib/content/navigator/get-report'
import type { Reader } from '@/lib/content/navigator/get-reader'
import { formatList } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
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
import { ReportEnhancement } from './report-enhancement.client'
import { SavedReports } from './saved-reports'
import { navigatorTrail } from './navigator-trail'
import styles from './report-page.module.css'
import box from '@/components/ui/box.module.css'
import typography from '@/components/ui/typography.module.css'
import listHead from '@/components/ui/list-head.module.css'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'

type ReportPageProps = {
  area: Area
  locale: SiteLocale
  reader: Reader
  query: Record<string, string | string[] | undefined>
}

/** The URL holds all choices, so that the report builder works without JavaScript. */
export async function ReportPage({ area, locale, reader, query }: ReportPageProps) {
  const t = await getTranslations('navigator')
  const tReport = await getTranslations('navigator.report')
  const common = await getTranslations('common')
  const plan = await planReport(area.service.slug, query, locale)
  if (!plan) return null
  const { choices } = plan
  const queryString =
    plan.places.length * plan.questions.length > 0
      ? reportAddress(choices, knownToReport(area))
      : null
  return (
    <PageFrame
      locale={locale}
      page={reportTarget(area)}
      trail={await navigatorTrail(area)}
      eyebrow={t('title')}
      title={tReport('title')}
      lede={tReport('lede')}
    >
      {area.service.language === locale ? null : <LanguageNotice text={common('notTranslated')} />}
      <div className={styles.report}>
        <ReportForm area={area} choices={choices} locale={locale} />
        <div>
          {choices.unknown.length > 0 ? (
            <p className={`${box.notice} ${styles.notice}`} role="note">
              {tReport('unknown', {
                count: choices.unknown.length,
                names: formatList(choices.unknown, locale),
              })}
            </p>
          ) : null}
          {queryString === null ? (
            <>
              <EmptyState title={tReport('nothingTitle')} text={tReport('nothingText')} />
              <MemberReports
                area={area}
                reader={reader}
                plan={plan}
                queryString={null}
                locale={locale}
              />
            </>
          ) : (
            <>
              <Downloads area={area} plan={plan} />
              <MemberReports
                area={area}
                reader={reader}
                plan={plan}
                queryString={queryString}
                locale={locale}
              />
              <h2 className={`${typography.minor} ${styles.preview}`}>{tReport('preview')}</h2>
              <ReportPreview plan={plan} reader={reader} locale={locale} />
            </>
          )}
        </div>
      </div>
      {reader.kind === 'member' || area.service.feature === null ? null : (
        <AccessBox
          area={area}
          page={toPageTarget(area, queryString)}
          reader={reader}
          locale={locale}
        />
      )}
    </PageFrame>
  )
}

/** This page with its choices: the return URL of sign-in and forms. */
const toPageTarget = (area: Area, queryString: string | null): LinkTarget =>
  queryString
    ? { ...reportTarget(area), query: Object.fromEntries(new URLSearchParams(queryString)) }
    : reportTarget(area)

type MemberReportsProps = {
  area: Area
  reader: Reader
  plan: ReportPlan
  /** Query of the current choices; null when nothing is chosen. */
  queryString: string | null
  locale: SiteLocale
}

/** A member's saved reports and alerts. */
async function MemberReports({
  area,
  reader,
  plan: { choices },
  queryString,
  locale,
}: MemberReportsProps) {
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
        queryString={queryString}
        language={choices.language}
        locale={locale}
      />
      <NavigatorAlerts
        area={area}
        alerts={alerts.filter(({ navigator }) => navigator?.service === area.service.slug)}
        choices={queryString !== null && mayRead ? choices : null}
        locale={locale}
      />
      {mayRead ? null : (
        <AccessBox
          area={area}
          page={toPageTarget(area, queryString)}
          reader={reader}
          locale={locale}
        />
      )}
    </>
  )
}

async function Downloads({ area, plan }: { area: Area; plan: ReportPlan }) {
  const tReport = await getTranslations('navigator.report')
  const queryString = reportAddress(plan.choices, knownToReport(area))
  const base = `/api/navigator/${area.service.slug}/report`
  return (
    <section className={`${styles.take} no-print`} aria-labelledby="report-take">
      <h2 id="report-take" className={typography.minor}>
        {tReport('take')}
      </h2>
      <p className={listHead.count}>
        {tReport('cells', {
          count: plan.places.length * plan.questions.length,
          places: plan.places.length,
          questions: plan.questions.length,
        })}
      </p>
      <div className={actions.row}>
        <a
          className={button.primary}
          href={`${base}.pdf?${queryString}`}
          data-report={area.service.slug}
          download
        >
          {tReport('format.pdf')}
        </a>
        <a className={button.ghost} href={`${base}.docx?${queryString}`} download>
          {tReport('format.docx')}
        </a>
        <a className={button.ghost} href={`${base}.csv?${queryString}`} download>
          {tReport('format.csv')}
        </a>
      </div>
      <ReportEnhancement
        texts={{
          making: tReport('making', slots('done', 'total')),
          ready: tReport('ready'),
          failed: tReport('failed'),
          busy: tReport('busy'),
          file: tReport('file'),
        }}
      />
    </section>
  )
}
