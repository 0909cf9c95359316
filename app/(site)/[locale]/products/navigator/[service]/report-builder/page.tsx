import { reportPage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams, generateMetadata } = reportPage
export default reportPage.Page
