import { SignInPage } from '@/components/session/sign-in-page'
import { authPage } from '../../auth-page'

const { generateMetadata, Page } = authPage('signIn', async ({ locale, first }) => <SignInPage locale={locale} returnTo={first('returnTo')} />)

export { generateMetadata }
export default Page
