import { regionNotePage } from '@/app/(site)/navigator-pages'

export const { generateMetadata } = regionNotePage.dynamic
export default regionNotePage.dynamic.Page
