import { regionNotePage } from '@/app/(site)/navigator/note-pages'

export const { generateMetadata } = regionNotePage.dynamic
export default regionNotePage.dynamic.Page
