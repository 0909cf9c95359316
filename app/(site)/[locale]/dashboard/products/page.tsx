import { memberPage } from '@/app/(site)/member-page'
import { MemberProducts } from '@/components/members/member-products'
import { getProducts } from '@/lib/member/products'

const { generateMetadata, Page } = memberPage(
  'dashboardProducts',
  async ({ locale, member, record }) => ({
    body: (
      <MemberProducts
        locale={locale}
        products={await getProducts(member, record, locale)}
        permissions={record.permissions}
      />
    ),
  }),
)

export { generateMetadata }
export default Page
