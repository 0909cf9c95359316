import { servicePage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams } = servicePage
export const { generateMetadata } = servicePage.cached
export default servicePage.cached.Page
