import { listRoute } from '@/app/(site)/list-route'
import { PeoplePage } from '@/components/people/people-page'
import { getPeople } from '@/lib/content/people/get-people'

export const peopleRoute = listRoute('people', async (locale, query) => (
  <PeoplePage locale={locale} people={await getPeople(locale)} query={query} />
))
