import { notePage } from '@/app/(site)/navigator/note-pages'

export const { generateStaticParams } = notePage
export const { generateMetadata } = notePage.cached
export default notePage.cached.Page
