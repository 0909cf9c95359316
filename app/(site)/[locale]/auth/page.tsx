import { AuthPage } from '@/components/session/auth-page'
import { authPage } from '../../auth-page'

const { generateMetadata, Page } = authPage('auth', async ({ locale, first }) => (
  <AuthPage locale={locale} error={first('error')} />
))

export { generateMetadata }
export default Page
