import { getTranslations } from 'next-intl/server'
import { formatDay } from '@/lib/i18n/format'
import type { SiteLocale } from '@law-firm/contract/locales'
import { saveNotifications } from '@/lib/member/record-actions'
import { mailTypes, type MemberRecord } from '@law-firm/contract/member'
import { getMemberFormProps } from './member-form-texts'
import type { FormField } from '@/components/ui/form-field.client'
import { MemberForm } from './member-form.client'

export async function NotificationsForm({
  locale,
  record: { notifications },
}: {
  locale: SiteLocale
  record: MemberRecord
}) {
  const t = await getTranslations('member.notifications')
  const format = (await getTranslations('finder'))('dateFormat')
  const fields: FormField[] = [
    ...mailTypes.map((name) => ({ kind: 'check' as const, name, label: t(name) })),
    {
      kind: 'number',
      name: 'weeklyCap',
      label: t('weeklyCap'),
      hint: t('weeklyCapHint'),
      min: 0,
      max: 50,
    },
    {
      kind: 'day',
      name: 'pausedUntil',
      label: `${t('pausedUntil')} (${format})`,
      hint: t('pausedUntilHint'),
      format,
    },
  ]
  const values = {
    ...Object.fromEntries(mailTypes.map((name) => [name, notifications.mail[name] ? ['on'] : []])),
    weeklyCap: [String(notifications.weeklyCap)],
    pausedUntil: [formatDay(notifications.pausedUntil?.slice(0, 10) ?? '', locale)],
  }
  return (
    <MemberForm
      id="notifications"
      {...await getMemberFormProps('profileNotifications', locale)}
      action={saveNotifications}
      fields={fields}
      values={values}
    />
  )
}
