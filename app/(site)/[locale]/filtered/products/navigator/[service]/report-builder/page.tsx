import { reportPage } from '@/app/(site)/navigator-pages'

/** For who is signed in, and with a query: made per request, kept nowhere. */
export const generateMetadata = reportPage.generateTwinMetadata
export default reportPage.TwinPage
