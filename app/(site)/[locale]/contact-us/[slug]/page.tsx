import { contactSubjectRoute } from './contact-subject-route'
import { getPublishedPlaces } from '@/lib/content/location/get-places'
import { getPublishedTree } from '@/lib/content/page/get-tree'

export async function generateStaticParams() {
  const { offices } = await getPublishedPlaces('en')
  const subjects = (await getPublishedTree('marketing', 'en')).filter(
    (node) => node.area === 'contact_us',
  )
  return [...offices, ...subjects].map(({ slug }) => ({ slug }))
}

export const { generateMetadata } = contactSubjectRoute.cached
export default contactSubjectRoute.cached.Page
