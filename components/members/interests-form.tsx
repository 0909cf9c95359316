import { getTranslations } from 'next-intl/server'
import type { SiteLocale } from '@law-firm/contract/locales'
import { saveInterests } from '@/lib/member/record-actions'
import { getInterestChoices } from '@/lib/member/interest-choices'
import type { MemberRecord } from '@law-firm/contract/member'
import type { Interests } from '@/lib/member/record'
import { getMemberFormProps } from './member-form-texts'
import { MatchCount } from './match-count.client'
import type { FormField } from '@/components/ui/form-field.client'
import { MemberForm } from './member-form.client'

const names = ['practices', 'sectors', 'countries'] as const

export async function InterestsForm({
  locale,
  record,
}: {
  locale: SiteLocale
  record: MemberRecord
}) {
  const form = await getMemberFormProps('profileInterests', locale)
  return (
    <MemberForm
      id="interests"
      wide
      {...form}
      action={saveInterests}
      fields={await interestFields(locale)}
      values={interestValues(record.interests)}
    >
      <MatchCount form="interests" locale={locale} />
    </MemberForm>
  )
}

export async function interestFields(locale: SiteLocale): Promise<FormField[]> {
  const t = await getTranslations('member.interests')
  const choices = await getInterestChoices(locale)
  return names.map((name) => ({ kind: 'checks', name, label: t(name), options: choices[name] }))
}

export const interestValues = (interests: Interests) =>
  Object.fromEntries(names.map((name) => [name, interests[name].map(String)]))
