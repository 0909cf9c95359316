import { memberPage } from '@/app/(site)/member-page'
import { ContactsPage } from '@/components/members/contacts-page'
import { getFavourites } from '@/lib/favourites/get-favourites'
import { getContacts } from '@/lib/member/feed'
import { getPeople } from '@/lib/member/people'

const { generateMetadata, Page } = memberPage('dashboardContacts', async ({ locale, member }) => {
  const [{ favourites: kept }, { met }] = await Promise.all([
    getFavourites(member, locale),
    getContacts(member, locale),
  ])
  const saved = kept.filter(({ kind, unavailable }) => kind === 'contact' && !unavailable)
  const people = await getPeople(
    [...saved.map(({ document }) => document), ...met.map(({ id }) => id)],
    locale,
  )
  return { body: <ContactsPage locale={locale} saved={saved} met={met} people={people} /> }
})

export { generateMetadata }
export default Page
