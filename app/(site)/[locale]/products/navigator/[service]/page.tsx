import { servicePage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams, generateMetadata } = servicePage
export default servicePage.Page
