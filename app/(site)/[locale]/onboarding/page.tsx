import { getTranslations } from 'next-intl/server'
import { memberPage } from '@/app/(site)/member-page'
import { OnboardingPage, lastStep } from '@/components/members/onboarding-page'
import typography from '@/components/ui/typography.module.css'

const { generateMetadata, Page } = memberPage(
  'onboarding',
  async ({ locale, record, queryParam }) => {
    const t = await getTranslations('member.onboarding')
    const requestedStep = Number(queryParam('step'))
    const step = [1, 2, 3].includes(requestedStep)
      ? requestedStep
      : Math.min(record.onboarding.step + 1, lastStep)
    return {
      title: t(`titles.${step as 1}`),
      head: <p className={typography.eyebrow}>{t('step', { step, of: lastStep })}</p>,
      body: <OnboardingPage locale={locale} record={record} step={step} />,
    }
  },
)

export { generateMetadata }
export default Page
