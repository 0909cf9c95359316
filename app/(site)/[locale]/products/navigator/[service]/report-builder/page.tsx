import { reportPage } from '@/app/(site)/navigator/report-page'

export const { generateStaticParams } = reportPage
export const { generateMetadata } = reportPage.cached
export default reportPage.cached.Page
