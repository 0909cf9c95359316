import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import { formatDate } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { Alert, Consent } from '@/lib/member/alerts'
import type { MemberProduct } from '@/lib/member/products'
import { type MemberRecord } from '@law-firm/contract/member'
import { pausedUntil } from '@/lib/member/record'
import type { InterestChoices } from '@/lib/member/interest-choices'
import { alertTitle } from './alerts-page'
import { stateText } from './dashboard-page'
import sheet from './sheet.module.css'
import typography from '@/components/ui/typography.module.css'
import arrow from '@/components/ui/arrow.module.css'
import styles from './subscriptions-page.module.css'

type Props = {
  locale: SiteLocale
  record: MemberRecord
  alerts: Alert[]
  products: MemberProduct[]
  consents: Consent[]
  choices: InterestChoices
}

/** Mail and product subscriptions, and the consent record. */
export async function SubscriptionsPage({
  locale,
  record,
  alerts,
  products,
  consents,
  choices,
}: Props) {
  const t = await getTranslations('member')
  const until = pausedUntil(record.notifications)
  const activeProducts = products.filter(({ state }) => state.kind !== 'closed')
  return (
    <>
      <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="mail">
        <h2 id="mail">{t('subscriptions.mail')}</h2>
        <p className={typography.meta}>
          {until
            ? t('profile.paused', { date: formatDate(until, locale) })
            : t('profile.summaryMail', { count: record.notifications.weeklyCap })}
        </p>
        {alerts.length === 0 ? (
          <p>{t('alerts.none')}</p>
        ) : (
          <ul className={sheet.shortList}>
            {alerts.map((alert) => (
              <li key={alert.id}>
                <span>{alertTitle(alert)}</span>
                <span className={typography.meta}>
                  {alert.active ? t(`alerts.frequencies.${alert.frequency}`) : t('alerts.stopped')}
                </span>
              </li>
            ))}
          </ul>
        )}
        <RouteLink target={{ to: 'newslettersAndAlerts' }} locale={locale} className={arrow.link}>
          {t('subscriptions.manageMail')}
        </RouteLink>
      </section>
      <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="products">
        <h2 id="products">{t('subscriptions.products')}</h2>
        {activeProducts.length === 0 ? (
          <p>{t('products.none')}</p>
        ) : (
          <ul className={sheet.shortList}>
            {activeProducts.map(({ permission, title, state }) => (
              <li key={permission}>
                <span>{title}</span>
                <span className={typography.meta}>{stateText(state, locale)}</span>
              </li>
            ))}
          </ul>
        )}
        <RouteLink target={{ to: 'dashboardProducts' }} locale={locale} className={arrow.link}>
          {t('subscriptions.manageProducts')}
        </RouteLink>
      </section>
      <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="consents">
        <h2 id="consents">{t('subscriptions.consents')}</h2>
        {consents.length === 0 ? (
          <p>{t('subscriptions.noConsents')}</p>
        ) : (
          <ConsentTable consents={consents} locale={locale} choices={choices} />
        )}
      </section>
    </>
  )
}

async function ConsentTable({
  consents,
  locale,
  choices,
}: Pick<Props, 'consents' | 'locale' | 'choices'>) {
  const t = await getTranslations('member.subscriptions')
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-labelledby="consents">
      <table>
        <thead>
          <tr>
            {(['at', 'purpose', 'state', 'channel', 'wording'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {consents.map(({ id, at, purpose, isGiven, channel, wording }) => (
            <tr key={id}>
              <td>{formatDate(at, locale, 'short')}</td>
              <td>{purposeText(purpose, choices)}</td>
              <td>{t(isGiven ? 'given' : 'withdrawn')}</td>
              <td>{channel ? t(`channels.${channel as 'website'}`) : ''}</td>
              <td>{wording}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Describes a purpose such as `mail:digests`, `alert:practice:1003:weekly` or `alert:all:monthly`. */
async function purposeText(purpose: string, choices: InterestChoices): Promise<string> {
  const t = await getTranslations('member')
  const [kind, name, key = ''] = purpose.split(/[:@]/)
  if (kind === 'mail' && (name === 'digests' || name === 'events' || name === 'products'))
    return t(`notifications.${name}`)
  if (kind !== 'alert') return purpose
  const list = name === 'practice' ? choices.practices : name === 'sector' ? choices.sectors : []
  if (name === 'search') return t('subscriptions.searchAlert')
  const topic =
    name === 'all'
      ? t('alerts.everything')
      : (list.find(({ value }) => value === key)?.label ?? key.replaceAll('-', ' '))
  return t('subscriptions.alertAbout', { topic })
}
