import { memberPage } from '@/app/(site)/member-page'
import { DetailsForm } from '@/components/members/details-form'

const { generateMetadata, Page } = memberPage('profileDetails', async ({ locale, record }) => ({
  body: <DetailsForm locale={locale} record={record} />,
}))

export { generateMetadata }
export default Page
