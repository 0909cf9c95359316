import { SignInPage } from '@/components/session/sign-in-page'
import { authPage } from '../../auth-page'

const { generateMetadata, Page } = authPage('signIn', async ({ locale, queryParam }) => {
  const [invitation, organization] = [queryParam('invitation'), queryParam('organization')]
  return (
    <SignInPage
      locale={locale}
      returnTo={queryParam('returnTo')}
      invitation={invitation && organization ? { invitation, organization } : undefined}
    />
  )
})

export { generateMetadata }
export default Page
