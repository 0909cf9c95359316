import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import type { SiteLocale } from '@law-firm/contract/locales'
import {
  finishDetails,
  finishInterests,
  finishNewsletters,
  skipStep,
} from '@/lib/member/onboarding-actions'
import type { MemberRecord } from '@law-firm/contract/member'
import { ActionButton } from './action-button.client'
import { frequencyField } from './alerts-page'
import { detailValues, personFields } from './details-form'
import { getMemberFormProps } from './member-form-texts'
import { interestFields, interestValues } from './interests-form'
import { MatchCount } from './match-count.client'
import { MemberForm } from './member-form.client'
import actions from '@/components/ui/actions.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'

export const lastStep = 3

/** Three steps for a new member, each optional: interests, notifications, details. */
export async function OnboardingPage({
  locale,
  record,
  step,
}: {
  locale: SiteLocale
  record: MemberRecord
  step: number
}) {
  const t = await getTranslations('member.onboarding')
  const form = await getMemberFormProps('onboarding', locale, {
    submit: t(step === lastStep ? 'finish' : 'next'),
  })
  return (
    <>
      {step === 1 ? (
        <InterestsStep locale={locale} record={record} form={form} />
      ) : step === 2 ? (
        <NewslettersStep locale={locale} record={record} form={form} />
      ) : (
        <DetailsStep locale={locale} record={record} form={form} />
      )}
      <div className={actions.row}>
        {step > 1 ? (
          <RouteLink
            target={{ to: 'onboarding', query: { step: String(step - 1) } }}
            locale={locale}
            className={button.ghost}
          >
            {t('back')}
          </RouteLink>
        ) : null}
        <ActionButton
          action={skipStep}
          hiddenFields={{ step: String(step), locale }}
          label={t('skip')}
          className={button.link}
          texts={form.texts}
          address={form.address}
        />
      </div>
    </>
  )
}

type StepProps = {
  locale: SiteLocale
  record: MemberRecord
  form: Awaited<ReturnType<typeof getMemberFormProps>>
}

async function InterestsStep({ locale, record, form }: StepProps) {
  return (
    <MemberForm
      id="interests"
      wide
      {...form}
      action={finishInterests.bind(null, locale)}
      fields={await interestFields(locale)}
      values={interestValues(record.interests)}
    >
      <MatchCount form="interests" locale={locale} />
    </MemberForm>
  )
}

async function NewslettersStep({ locale, record: { interests }, form }: StepProps) {
  const t = await getTranslations('member')
  const field = await frequencyField()
  const count = interests.practices.length + interests.sectors.length
  return (
    <MemberForm
      id="newsletters"
      {...form}
      action={finishNewsletters.bind(null, locale)}
      fields={[
        {
          ...field,
          options: [...(field.options ?? []), { value: 'never', label: t('onboarding.noMail') }],
          label: t('onboarding.frequency', { count }),
          hint: t('onboarding.frequencyHint'),
        },
      ]}
      values={{ frequency: ['weekly'] }}
    >
      <p className={typography.meta}>{t('alerts.wording')}</p>
    </MemberForm>
  )
}

async function DetailsStep({ locale, record: { details }, form }: StepProps) {
  const fields = await personFields()
  return (
    <MemberForm
      id="details"
      {...form}
      action={finishDetails.bind(null, locale)}
      fields={fields}
      values={detailValues(fields, details)}
    />
  )
}
