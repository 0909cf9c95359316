import { getTranslations } from 'next-intl/server'
import { siteLocales, type SiteLocale, languageTags } from '@law-firm/contract/locales'
import { saveDetails } from '@/lib/member/record-actions'
import type { MemberRecord } from '@law-firm/contract/member'
import type { FormField } from '@/components/ui/form-field.client'
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
  const fields: FormField[] = [
    ...(await personFields()),
    {
      kind: 'tel',
      name: 'phone',
      label: t('phone'),
      hint: t('phoneHint'),
      limit: 40,
      autoComplete: 'tel',
    },
    {
      kind: 'select',
      name: 'language',
      label: t('language'),
      options: siteLocales.map((value) => ({ value, label: endonymOf(value) })),
    },
    {
      kind: 'select',
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
        values={detailValues(fields, details)}
      />
    </>
  )
}

/** The fields of a member's name and work. */
export async function personFields(): Promise<FormField[]> {
  const t = await getTranslations('member.details')
  const names = [
    ['givenName', 100, 'given-name'],
    ['familyName', 100, 'family-name'],
    ['jobTitle', 120, 'organization-title'],
    ['company', 160, 'organization'],
  ] as const
  return names.map(([name, limit, autoComplete]) => ({
    kind: 'text',
    name,
    label: t(name),
    limit,
    autoComplete,
  }))
}

export const detailValues = (fields: FormField[], details: MemberRecord['details']) =>
  Object.fromEntries(
    fields.map(({ name }) => [name, [details[name as keyof typeof details] ?? '']]),
  )

const zonesWith = (timeZone: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', timeZone])].sort()
