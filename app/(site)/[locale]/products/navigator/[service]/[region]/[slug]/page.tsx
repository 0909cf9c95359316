import { jurisdictionPage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams, generateMetadata } = jurisdictionPage
export default jurisdictionPage.Page
