import { jurisdictionPage } from '@/app/(site)/navigator/jurisdiction-page'

export const { generateMetadata } = jurisdictionPage.dynamic
export default jurisdictionPage.dynamic.Page
