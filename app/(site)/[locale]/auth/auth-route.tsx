import { AuthPage } from '@/components/session/auth-page'
import { authPage } from '../../auth-page'

export const authRoute = authPage('auth', async ({ locale, queryParam }) => (
  <AuthPage locale={locale} error={queryParam('error')} returnTo={queryParam('returnTo')} />
))
