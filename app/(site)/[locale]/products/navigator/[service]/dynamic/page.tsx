import { servicePage } from '@/app/(site)/navigator-pages'

export const { generateMetadata } = servicePage.dynamic
export default servicePage.dynamic.Page
