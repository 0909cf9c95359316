import { jurisdictionPage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams } = jurisdictionPage
export const { generateMetadata } = jurisdictionPage.cached
export default jurisdictionPage.cached.Page
