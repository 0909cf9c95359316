import { regionPage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams } = regionPage
export const { generateMetadata } = regionPage.cached
export default regionPage.cached.Page
