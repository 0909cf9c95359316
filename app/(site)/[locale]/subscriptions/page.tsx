import { memberPage } from '@/app/(site)/member-page'
import { SubscriptionsPage } from '@/components/members/subscriptions-page'
import { UnsubscribePage } from '@/components/members/unsubscribe-page'
import { toSiteLocale, type QueryParams } from '@/lib/i18n/params'
import { getAlerts, getConsents } from '@/lib/member/alerts'
import { getInterestChoices } from '@/lib/member/interest-choices'
import { getProducts } from '@/lib/member/products'

const { generateMetadata, Page: MemberPage } = memberPage(
  'subscriptions',
  async ({ locale, member, record }) => {
    const [choices, alerts, products, consents] = await Promise.all([
      getInterestChoices(locale),
      getAlerts(member, locale),
      getProducts(member, record, locale),
      getConsents(member),
    ])
    return {
      body: (
        <SubscriptionsPage
          locale={locale}
          record={record}
          alerts={alerts}
          products={products}
          consents={consents}
          choices={choices}
        />
      ),
    }
  },
)

/** Unsubscribe links work without sign-in (RFC 8058): the signed token authorises the request. */
export default async function Page(props: QueryParams) {
  const token = [(await props.searchParams).unsubscribe].flat()[0]
  if (token !== undefined)
    return <UnsubscribePage locale={await toSiteLocale(props.params)} token={token} />
  return <MemberPage {...props} />
}

export { generateMetadata }
