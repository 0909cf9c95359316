import { memberPage } from '@/app/(site)/member-page'
import { NotificationsForm } from '@/components/members/notifications-form'

const { generateMetadata, Page } = memberPage(
  'profileNotifications',
  async ({ locale, record }) => ({ body: <NotificationsForm locale={locale} record={record} /> }),
)

export { generateMetadata }
export default Page
