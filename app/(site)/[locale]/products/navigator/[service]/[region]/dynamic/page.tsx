import { regionPage } from '@/app/(site)/navigator-pages'

export const { generateMetadata } = regionPage.dynamic
export default regionPage.dynamic.Page
