import { notePage } from '@/app/(site)/navigator/note-pages'

export const { generateMetadata } = notePage.dynamic
export default notePage.dynamic.Page
