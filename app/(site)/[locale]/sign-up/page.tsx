import { SignUpPage } from '@/components/session/sign-in-page'
import { authPage } from '../../auth-page'

const { generateMetadata, Page } = authPage('signUp', async ({ locale, queryParam }) => (
  <SignUpPage locale={locale} returnTo={queryParam('returnTo')} />
))

export { generateMetadata }
export default Page
