import { reportPage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams } = reportPage
export const { generateMetadata } = reportPage.cached
export default reportPage.cached.Page
