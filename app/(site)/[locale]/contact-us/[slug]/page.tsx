import { contactSubjectRoute } from './contact-subject-route'
import { prerenderLimits } from '@/lib/cache/prerender-limits'
import { getPublishedLocations } from '@/lib/content/location/get-locations'
import { getPublishedTree } from '@/lib/content/page/get-tree'

export async function generateStaticParams() {
  const { offices } = await getPublishedLocations('en')
  const subjects = (await getPublishedTree('marketing', 'en')).filter(
    (node) => node.area === 'contact_us',
  )
  return [...offices, ...subjects].slice(0, prerenderLimits.other).map(({ slug }) => ({ slug }))
}

export const { generateMetadata } = contactSubjectRoute.cached
export default contactSubjectRoute.cached.Page
