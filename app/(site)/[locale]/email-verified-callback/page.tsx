import { EmailVerifiedPage } from '@/components/session/email-verified-page'
import { authPage } from '../../auth-page'

const { generateMetadata, Page } = authPage('emailVerified', async ({ locale, queryParam }) => (
  <EmailVerifiedPage
    locale={locale}
    succeeded={queryParam('success') === 'true'}
    code={queryParam('code')}
  />
))

export { generateMetadata }
export default Page
