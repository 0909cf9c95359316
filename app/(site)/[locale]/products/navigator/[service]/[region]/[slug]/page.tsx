import { jurisdictionPage } from '@/app/(site)/navigator/jurisdiction-page'

export const { generateStaticParams } = jurisdictionPage
export const { generateMetadata } = jurisdictionPage.cached
export default jurisdictionPage.cached.Page
