import { getTranslations } from 'next-intl/server'
import type { SiteLocale } from '@law-firm/contract/locales'
import { addAlert, changeAlert, deleteAlert } from '@/lib/member/alert-actions'
import { alertTypes, frequencies } from '@law-firm/contract/alerts'
import { type Alert } from '@/lib/member/alerts'
import type { InterestChoices } from '@/lib/member/interest-choices'
import type { Digest } from '@/lib/member/feed'
import type { MemberRecord } from '@law-firm/contract/member'
import { nameOfSavedSearch } from '@/lib/member/saved-search'
import { ActionButton } from './action-button.client'
import { DigestPreview } from './digest-preview'
import { getMemberFormProps } from './member-form-texts'
import type { Choice } from '@/components/ui/field'
import type { FormField } from '@/components/ui/form-field.client'
import { MemberForm } from './member-form.client'
import { NotificationsForm } from './notifications-form'
import sheet from './sheet.module.css'
import rows from './rows.module.css'
import typography from '@/components/ui/typography.module.css'
import button from '@/components/ui/button.module.css'

type AlertsProps = {
  locale: SiteLocale
  record: MemberRecord
  alerts: Alert[]
  choices: InterestChoices
  digests: Digest[]
  /** Query of the search to create an alert for. */
  search: string | null
}

/** A member's alerts, a form for a new one, a preview of the next mails, and the mail settings. */
export async function AlertsPage({
  locale,
  record,
  alerts,
  choices,
  digests,
  search,
}: AlertsProps) {
  const t = await getTranslations('member.alerts')
  return (
    <>
      <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="alerts">
        <h2 id="alerts">{t('title')}</h2>
        {alerts.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul className={rows.rows}>
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} locale={locale} />
            ))}
          </ul>
        )}
      </section>
      <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="new-alert">
        <h2 id="new-alert">
          {search ? t('addSearch', { search: await searchName(search) }) : t('add')}
        </h2>
        <MemberForm
          id="alert"
          {...await getMemberFormProps('newslettersAndAlerts', locale, {
            submit: t('addSubmit'),
            saved: t('added'),
          })}
          action={addAlert}
          fields={
            search ? [await frequencyField(), await kindsField()] : await newAlertFields(choices)
          }
          values={{ topic: ['all'], country: [''], frequency: ['weekly'], kinds: [...alertTypes] }}
        >
          {search ? (
            <>
              <input type="hidden" name="search" value={search} />
              <input type="hidden" name="searchLocale" value={locale} />
            </>
          ) : null}
          <p className={typography.meta}>{t('wording')}</p>
        </MemberForm>
      </section>
      <DigestPreview
        digests={digests}
        locale={locale}
        isPaused={record.notifications.pausedUntil !== null}
      />
      <section className={`${sheet.sheet} ${sheet.wide}`} aria-labelledby="mail">
        <h2 id="mail">{t('howMuch')}</h2>
        <NotificationsForm locale={locale} record={record} />
      </section>
    </>
  )
}

async function searchName(query: string): Promise<string> {
  const t = await getTranslations('search')
  return nameOfSavedSearch(query, (type) =>
    t.has(`types.${type as 'person'}`) ? t(`types.${type as 'person'}`) : type,
  )
}

/** "Merger control · Germany", "Search: “merger”", "Navigator: Data protection · Japan" */
export async function alertTitle({ topic, country, search, navigator }: Alert): Promise<string> {
  const t = await getTranslations('member.alerts')
  if (search) return t('search', { search: await searchName(search.query) })
  if (navigator) return t('navigator', { name: navigator.name })
  return [topic ?? t('everything'), country].filter(Boolean).join(' · ')
}

async function AlertRow({ alert, locale }: { alert: Alert; locale: SiteLocale }) {
  const t = await getTranslations('member.alerts')
  const title = await alertTitle(alert)
  const form = await getMemberFormProps('newslettersAndAlerts', locale)
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p className={typography.meta}>
          {alert.active ? t(`frequencies.${alert.frequency}`) : t('stopped')} ·{' '}
          {alert.navigator
            ? t('changesOfLaw')
            : alert.kinds.map((kind) => t(`kinds.${kind}`)).join(', ')}
        </p>
        <details>
          <summary aria-label={`${t('change')}: ${title}`}>{t('change')}</summary>
          <MemberForm
            id={`alert-${alert.id}`}
            {...form}
            action={changeAlert.bind(null, alert.id)}
            fields={[
              await frequencyField(),
              ...(alert.navigator ? [] : [await kindsField()]),
              { kind: 'check', name: 'active', label: t('active') },
            ]}
            values={{
              frequency: [alert.frequency],
              ...(alert.navigator ? {} : { kinds: alert.kinds }),
              active: alert.active ? ['on'] : [],
            }}
          />
        </details>
      </div>
      <ActionButton
        action={deleteAlert}
        hiddenFields={{ id: String(alert.id) }}
        label={t('delete')}
        accessibleName={`${t('delete')}: ${title}`}
        className={`${button.link} ${rows.button}`}
        texts={form.texts}
        address={form.address}
      />
    </li>
  )
}

export async function frequencyField(): Promise<FormField> {
  const t = await getTranslations('member.alerts')
  return {
    kind: 'select',
    name: 'frequency',
    label: t('frequency'),
    options: frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) })),
  }
}

async function kindsField(): Promise<FormField> {
  const t = await getTranslations('member.alerts')
  return {
    kind: 'checks',
    name: 'kinds',
    label: t('of'),
    options: alertTypes.map((value) => ({ value, label: t(`kinds.${value}`) })),
  }
}

async function newAlertFields(choices: InterestChoices): Promise<FormField[]> {
  const t = await getTranslations('member.alerts')
  const toOptions = (kind: string, list: Choice[]) =>
    list.map(({ value, label, depth = 0 }) => ({
      value: `${kind}:${value}`,
      label: `${'\u00a0\u00a0\u00a0'.repeat(depth)}${label}`,
    }))
  return [
    {
      kind: 'select',
      name: 'topic',
      label: t('topic'),
      options: [{ value: 'all', label: t('everything') }],
      groups: [
        { label: t('practices'), options: toOptions('practice', choices.practices) },
        { label: t('sectors'), options: toOptions('sector', choices.sectors) },
      ],
    },
    {
      kind: 'select',
      name: 'country',
      label: t('country'),
      options: [{ value: '', label: t('everywhere') }, ...choices.countries],
    },
    await frequencyField(),
    await kindsField(),
  ]
}
