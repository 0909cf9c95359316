import { reportPage } from '@/app/(site)/navigator/report-page'

export const { generateMetadata } = reportPage.dynamic
export default reportPage.dynamic.Page
