import { EmailVerifiedPage } from '@/components/session/email-verified-page'
import { authPage } from '../../auth-page'

const { generateMetadata, Page } = authPage('emailVerified', async ({ locale, first }) => (
  <EmailVerifiedPage locale={locale} succeeded={first('success') === 'true'} code={first('code')} />
))

export { generateMetadata }
export default Page
