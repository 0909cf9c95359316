import { memberPage } from '@/app/(site)/member-page'
import { InterestsForm } from '@/components/members/interests-form'

const { generateMetadata, Page } = memberPage('profileInterests', async ({ locale, record }) => ({
  body: <InterestsForm locale={locale} record={record} />,
}))

export { generateMetadata }
export default Page
