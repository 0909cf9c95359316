import { jurisdictionPage } from '@/app/(site)/navigator-pages'

export const { generateMetadata } = jurisdictionPage.dynamic
export default jurisdictionPage.dynamic.Page
