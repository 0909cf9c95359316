import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../../admin/brand'
import { env } from '../../env'
import { LoginForm } from './login-form.client'
import { isSsoProblem, getSignInTexts } from './texts'

/** Payload's login view, with the second factor and single sign-on. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const target = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (req.user) redirect(target)
  const texts = getSignInTexts(req.i18n.language)
  const problem = searchParams?.sso
  return (
    <>
      <div className="login__brand">
        <Logo payload={req.payload} />
      </div>
      {isSsoProblem(problem) ? <p role="alert">{texts[problem]}</p> : null}
      <LoginForm target={target} />
      {env.CONTENT_SSO_ISSUER ? (
        <a
          className="btn btn--style-secondary btn--size-large sso-link"
          href={`/api/users/sso/start?${new URLSearchParams({ redirect: target })}`}
        >
          {texts.signInWith(env.CONTENT_SSO_LABEL)}
        </a>
      ) : null}
    </>
  )
}
