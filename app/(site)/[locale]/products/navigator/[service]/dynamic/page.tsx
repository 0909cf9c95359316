import { servicePage } from '@/app/(site)/navigator/service-page'

export const { generateMetadata } = servicePage.dynamic
export default servicePage.dynamic.Page
