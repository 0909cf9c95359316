import 'server-only'
import { cookies } from 'next/headers'
import { NextResponse } from 'next/server'
import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '../env/env'
import { hrefOf } from '../routes/href'
import { sameSitePath } from '../routes/same-site-path'
import { localeOfPath } from '../routes/public-path'
import { silentSsoHintCookie } from './silent-sso-hint'
import { authRoutes, expectedSubjectCookie } from './auth-routes'

/** Marks a response whose session cookie must be removed: the library sets it after `onCallback` has returned. */
export const refusedSessionHeader = 'x-session-refused'

/** Errors of silent authentication that interactive sign-in can resolve. */
const needsPage = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
])

type Callback = {
  error: Error | null
  returnTo?: string
  user?: Record<string, unknown>
  organization?: string
}

/** The redirect after the callback of server sign-in (decision 10). */
export async function toCallbackResponse({
  error,
  returnTo,
  user,
  organization,
}: Callback): Promise<NextResponse> {
  const target = sameSitePath(returnTo)
  if (error) {
    const code = codeOf(error)
    return needsPage.has(code)
      ? NextResponse.redirect(
          siteUrl(`${authRoutes.login}?interactive=1&returnTo=${encodeURIComponent(target)}`),
        )
      : toFailedSignIn(code, target)
  }
  if (!user || (organization !== undefined && user.org_id !== organization))
    return refused('org_id', target)
  const expectedSubject = (await cookies()).get(expectedSubjectCookie.name)?.value
  if (expectedSubject && !isHashOf(expectedSubject, user.sub))
    return refused('another_user', target)
  const response = NextResponse.redirect(siteUrl(target))
  if (!expectedSubject)
    response.cookies.set({
      ...silentSsoHintCookie,
      value: '1',
      secure: env.SITE_URL.startsWith('https:'),
    })
  return response
}

/** Redirects to the auth page, which shows a message for the error code. */
export function toFailedSignIn(code: string, returnTo: string): NextResponse {
  const response = NextResponse.redirect(
    siteUrl(hrefOf({ to: 'auth', query: { error: code } }, localeOfPath(returnTo))),
  )
  response.headers.set('cache-control', 'private, no-store')
  return response
}

function refused(code: string, returnTo: string): NextResponse {
  const response = toFailedSignIn(code, returnTo)
  response.headers.set(refusedSessionHeader, '1')
  return response
}

const siteUrl = (path: string) => new URL(path, env.SITE_URL)

function codeOf(error: Error & { cause?: unknown; code?: unknown }): string {
  const cause = error.cause as { code?: unknown } | undefined
  return (
    [cause?.code, error.code].find(
      (code): code is string => typeof code === 'string' && /^[a-z_]{1,60}$/.test(code),
    ) ?? 'server_session'
  )
}

/** Browser and server session must have the same subject. */
function isHashOf(expectedSubject: string, subject: unknown): boolean {
  const actual = createHash('sha256').update(String(subject)).digest()
  const expectedHash = Buffer.from(expectedSubject, 'base64url')
  return expectedHash.length === actual.length && timingSafeEqual(expectedHash, actual)
}
