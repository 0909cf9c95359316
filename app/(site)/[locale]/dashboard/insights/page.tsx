import { memberPage } from '@/app/(site)/member-page'
import { MemberInsightsPage } from '@/components/members/member-insights-page'
import { getFavourites } from '@/lib/favourites/get-favourites'
import { getNewInsights } from '@/lib/member/new-insights'

const { generateMetadata, Page } = memberPage('dashboardInsights', async ({ locale, member }) => {
  const [items, { favourites: kept }] = await Promise.all([
    getNewInsights(member, locale),
    getFavourites(member, locale),
  ])
  return {
    body: (
      <MemberInsightsPage
        locale={locale}
        items={items}
        saved={kept.filter(({ kind }) => kind === 'article' || kind === 'news')}
      />
    ),
  }
})

export { generateMetadata }
export default Page
