import { regionPage } from '@/app/(site)/navigator/region-page'

export const { generateMetadata } = regionPage.dynamic
export default regionPage.dynamic.Page
