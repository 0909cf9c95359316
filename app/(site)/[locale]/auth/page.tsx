import { AuthPage } from '@/components/session/auth-page'
import { authPage } from '../../auth-page'

const { generateMetadata, Page } = authPage('auth', async ({ locale, queryParam }) => (
  <AuthPage locale={locale} error={queryParam('error')} returnTo={queryParam('returnTo')} />
))

export { generateMetadata }
export default Page
