import { memberPage } from '@/app/(site)/member-page'
import { AlertsPage } from '@/components/members/alerts-page'
import { getAlerts } from '@/lib/member/alerts'
import { getInterestChoices } from '@/lib/member/interest-choices'
import { getDigests } from '@/lib/member/feed'
import { toSavedSearch } from '@/lib/member/saved-search'

const { generateMetadata, Page } = memberPage(
  'newslettersAndAlerts',
  async ({ locale, member, record, queryParam }) => {
    const [alerts, choices, { digests }] = await Promise.all([
      getAlerts(member, locale),
      getInterestChoices(locale),
      getDigests(member, locale),
    ])
    return {
      body: (
        <AlertsPage
          locale={locale}
          record={record}
          alerts={alerts}
          choices={choices}
          digests={digests}
          search={toSavedSearch(queryParam('search') ?? '') || null}
        />
      ),
    }
  },
)

export { generateMetadata }
export default Page
