import { reportPage } from '@/app/(site)/navigator-pages'

export const { generateMetadata } = reportPage.dynamic
export default reportPage.dynamic.Page
