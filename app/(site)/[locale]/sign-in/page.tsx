import { SignInPage } from '@/components/session/sign-in-page'
import { authPage } from '../../auth-page'

const { generateMetadata, Page } = authPage('signIn', async ({ locale, first }) => {
  const [invitation, organization] = [first('invitation'), first('organization')]
  return (
    <SignInPage
      locale={locale}
      returnTo={first('returnTo')}
      invitation={invitation && organization ? { invitation, organization } : undefined}
    />
  )
})

export { generateMetadata }
export default Page
