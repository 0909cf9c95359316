import { memberPage } from '@/app/(site)/member-page'
import { SecurityPage } from '@/components/members/security-page'
import { getProviderAccount } from '@/lib/member/provider'

const { generateMetadata, Page } = memberPage(
  'profileSecurity',
  async ({ locale, member, record }) => ({
    body: (
      <SecurityPage locale={locale} record={record} account={await getProviderAccount(member)} />
    ),
  }),
)

export { generateMetadata }
export default Page
