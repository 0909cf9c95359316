import { getTranslations } from 'next-intl/server'
import { siteLocales, type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { saveDetails } from '@/lib/member/record-actions'
import type { MemberRecord } from '@law-firm/contract/member'
import { getMemberFormProps } from './member-form-texts'
import { MemberForm } from './member-form.client'
import styles from './details-form.module.css'
import typography from '@/components/ui/typography.module.css'

/** The language's endonym. */
const endonymOf = (locale: SiteLocale): string => {
  const name =
    new Intl.DisplayNames(languageTags[locale], { type: 'language' }).of(
      languageTags[locale].split('-')[0] ?? locale,
    ) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

export async function DetailsForm({
  locale,
  record,
}: {
  locale: SiteLocale
  record: MemberRecord
}) {
  const t = await getTranslations('member.details')
  const { details, email, emailVerified } = record
  const text = (
    name: 'givenName' | 'familyName' | 'jobTitle' | 'company',
    limit: number,
    autoComplete: string,
  ) => ({ kind: 'text' as const, name, label: t(name), limit, autoComplete })
  const fields = [
    text('givenName', 100, 'given-name'),
    text('familyName', 100, 'family-name'),
    text('jobTitle', 120, 'organization-title'),
    text('company', 160, 'organization'),
    {
      kind: 'tel' as const,
      name: 'phone',
      label: t('phone'),
      hint: t('phoneHint'),
      limit: 40,
      autoComplete: 'tel',
    },
    {
      kind: 'select' as const,
      name: 'language',
      label: t('language'),
      options: siteLocales.map((value) => ({ value, label: endonymOf(value) })),
    },
    {
      kind: 'select' as const,
      name: 'timeZone',
      label: t('timeZone'),
      options: zonesWith(details.timeZone).map((value) => ({
        value,
        label: value.replaceAll('_', ' '),
      })),
    },
  ]
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('email')}</dt>
        <dd>
          {email}{' '}
          <span className={typography.meta}>
            ({emailVerified ? t('verified') : t('unverified')})
          </span>
        </dd>
      </dl>
      <MemberForm
        id="details"
        {...await getMemberFormProps('profileDetails', locale, {
          errors: { phone: t('phoneError') },
          notes: { notMirrored: t('notMirrored') },
        })}
        action={saveDetails}
        fields={fields}
        values={Object.fromEntries(
          fields.map(({ name }) => [name, [details[name as keyof typeof details] ?? '']]),
        )}
      />
    </>
  )
}

const zonesWith = (timeZone: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', timeZone])].sort()
