import { notePage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams } = notePage
export const { generateMetadata } = notePage.cached
export default notePage.cached.Page
