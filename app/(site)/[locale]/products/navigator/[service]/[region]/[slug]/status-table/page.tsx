import { statusTablePage } from '@/app/(site)/navigator/status-table-page'

export const { generateStaticParams } = statusTablePage
export const { generateMetadata } = statusTablePage.cached
export default statusTablePage.cached.Page
