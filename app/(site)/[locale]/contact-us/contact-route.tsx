import { listRoute } from '@/app/(site)/list-route'
import { ContactUsPage } from '@/components/contact/contact-page'
import { getLocations } from '@/lib/content/location/get-locations'
import { getTree } from '@/lib/content/page/get-tree'
import { getSite } from '@/lib/content/site/get-site'
import { toSubjectSlug } from '@/lib/forms/subject-slug'

/** The query has the subject of the message. */
export const contactRoute = listRoute('contact', async (locale, query) => {
  const subjects = (await getTree('marketing', locale)).filter(({ area }) => area === 'contact_us')
  const { offices } = await getLocations(locale)
  return (
    <ContactUsPage
      subjects={subjects}
      offices={offices}
      site={await getSite(locale)}
      locale={locale}
      about={toSubjectSlug(query)}
    />
  )
})
