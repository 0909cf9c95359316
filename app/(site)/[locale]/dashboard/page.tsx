import { getTranslations } from 'next-intl/server'
import { memberPage } from '@/app/(site)/member-page'
import { DashboardPage } from '@/components/members/dashboard-page'
import { formatDate } from '@/lib/i18n/format'
import { getContacts, getFeed } from '@/lib/member/feed'
import { getProducts } from '@/lib/member/products'

const { generateMetadata, Page } = memberPage('dashboard', async ({ locale, member, record }) => {
  const [t, feed, contacts, products] = await Promise.all([
    getTranslations('member.dashboard'),
    getFeed(member, locale),
    getContacts(member, locale),
    getProducts(member, record, locale),
  ])
  return {
    title: t('greeting', { name: record.details.givenName ?? record.name ?? member.name ?? '' }),
    lead: t('since', { count: feed.items.length, date: formatDate(feed.since, locale) }),
    body: (
      <DashboardPage
        locale={locale}
        record={record}
        feed={feed}
        contacts={[...contacts.saved, ...contacts.met]}
        products={products}
      />
    ),
  }
})

export { generateMetadata }
export default Page
