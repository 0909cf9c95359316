import { statusTablePage } from '@/app/(site)/navigator-pages'

export const { generateMetadata } = statusTablePage.dynamic
export default statusTablePage.dynamic.Page
