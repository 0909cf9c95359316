import { regionNotePage } from '@/app/(site)/navigator/note-pages'

export const { generateStaticParams } = regionNotePage
export const { generateMetadata } = regionNotePage.cached
export default regionNotePage.cached.Page
