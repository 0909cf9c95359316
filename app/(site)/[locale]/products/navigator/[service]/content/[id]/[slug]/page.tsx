import { notePage } from '@/app/(site)/navigator-pages'

export const { generateStaticParams, generateMetadata } = notePage
export default notePage.Page
