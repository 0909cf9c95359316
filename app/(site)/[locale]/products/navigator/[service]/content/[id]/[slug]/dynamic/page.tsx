import { notePage } from '@/app/(site)/navigator-pages'

export const { generateMetadata } = notePage.dynamic
export default notePage.dynamic.Page
