import { regionPage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams, generateMetadata } = regionPage
export default regionPage.Page
