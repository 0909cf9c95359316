import { servicePage } from '@/app/(site)/navigator/service-page'

export const { generateStaticParams } = servicePage
export const { generateMetadata } = servicePage.cached
export default servicePage.cached.Page
