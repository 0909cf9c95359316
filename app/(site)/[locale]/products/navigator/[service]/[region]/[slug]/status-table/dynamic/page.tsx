import { statusTablePage } from '@/app/(site)/navigator/status-table-page'

export const { generateMetadata } = statusTablePage.dynamic
export default statusTablePage.dynamic.Page
