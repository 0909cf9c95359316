import { statusTablePage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams } = statusTablePage
export const { generateMetadata } = statusTablePage.cached
export default statusTablePage.cached.Page
