import { memberPage } from '@/app/(site)/member-page'
import { ProfileSummary } from '@/components/members/profile-summary'

const { generateMetadata, Page } = memberPage('profile', async ({ locale, record }) => ({
  body: <ProfileSummary locale={locale} record={record} />,
}))

export { generateMetadata }
export default Page
