import { memberPage } from '@/app/(site)/member-page'
import { MeetingsPage } from '@/components/members/meetings-page'
import { getMeetings } from '@/lib/member/meetings'

const { generateMetadata, Page } = memberPage('dashboardEvents', async ({ locale, member }) => ({
  body: <MeetingsPage locale={locale} {...await getMeetings(member, locale)} />,
}))

export { generateMetadata }
export default Page
