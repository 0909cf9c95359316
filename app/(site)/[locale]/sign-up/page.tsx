import { SignUpPage } from '@/components/session/sign-in-page'
import { authPage } from '../../auth-page'

const { generateMetadata, Page } = authPage('signUp', async ({ locale, first }) => (
  <SignUpPage locale={locale} returnTo={first('returnTo')} />
))

export { generateMetadata }
export default Page
