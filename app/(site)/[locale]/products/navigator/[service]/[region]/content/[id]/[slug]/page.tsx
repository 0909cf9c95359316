import { regionNotePage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams, generateMetadata } = regionNotePage
export default regionNotePage.Page
