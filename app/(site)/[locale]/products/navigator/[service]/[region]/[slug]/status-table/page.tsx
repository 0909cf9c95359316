import { statusTablePage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams, generateMetadata } = statusTablePage
export default statusTablePage.Page
