import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../admin/brand'
import { LoginForm } from './login-form.client'

/** Payload's login view, with the second factor. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const target = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (req.user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LoginForm target={target} />
    </>
  )
}
