import { regionPage } from '@/app/(site)/navigator/region-page'

export const { generateStaticParams } = regionPage
export const { generateMetadata } = regionPage.cached
export default regionPage.cached.Page
