import 'server-only'
import { cookies, headers } from 'next/headers'
import { NextResponse } from 'next/server'
import { env } from '../env/env'
import { toHref } from '../routes/href'
import { returnPath } from './return-path'
import { localeOfPath } from '../routes/public-path'
import { framedOutcome, serverSignInPath } from './auth-routes'
import { needsPage } from './error-key'
import { hashSubject } from './hash-subject'
import { parseSignInRequest, requestCookie, type SignInRequest } from './request-cookie'
import { subjectCookie } from './subject-cookie'

/** Marks a response whose session cookie must be removed: the library sets it after `onCallback` has returned. */
export const refusedSessionHeader = 'x-session-refused'

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
  const framed = returnTo === undefined ? isFramed(await headers()) : returnTo === framedOutcome
  const jar = await cookies()
  const request = parseSignInRequest(jar.get(requestCookie.name)?.value)
  // of a response without a valid state, the library does not know it
  const target = framed ? framedOutcome : returnPath(returnTo ?? request.returnTo)
  if (error) {
    const code = computeCode(error)
    return needsPage.has(code) && !request.interactive && !framed
      ? NextResponse.redirect(siteUrl(interactivePath(target, request)))
      : toFailedSignIn(code, target)
  }
  const requested = organization ?? request.organization
  if (!user || (requested !== undefined && user.org_id !== requested))
    return refused('org_id', target)
  const owner = await hashSubject(String(user.sub))
  const expected = jar.get(subjectCookie.name)?.value
  if (expected && expected !== owner) return refused('another_user', target)
  const response = NextResponse.redirect(siteUrl(target))
  response.cookies.set({
    ...subjectCookie,
    value: owner,
    secure: env.SITE_URL.startsWith('https:'),
  })
  return response
}

const interactivePath = (returnTo: string, { organization }: SignInRequest) =>
  `${serverSignInPath(returnTo, organization)}&interactive=1`

/** Of a response that cannot be matched with its request, only the browser knows it (Fetch Metadata). */
export const isFramed = (requestHeaders: Pick<Headers, 'get'>): boolean =>
  requestHeaders.get('sec-fetch-dest') === 'iframe'

/** Redirects to the auth page, which shows a message for the error code; in a hidden frame its parent does. */
export function toFailedSignIn(code: string, returnTo: string): NextResponse {
  const response = NextResponse.redirect(
    siteUrl(
      returnTo === framedOutcome
        ? `${framedOutcome}?error=${code}`
        : toHref(
            {
              to: 'auth',
              query: { error: code, ...(returnTo === '/' ? {} : { returnTo }) },
            },
            localeOfPath(returnTo),
          ),
    ),
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

function computeCode(error: Error & { cause?: unknown; code?: unknown }): string {
  const cause = error.cause as { code?: unknown } | undefined
  return (
    [cause?.code, error.code].find(
      (code): code is string => typeof code === 'string' && /^[a-z_]{1,60}$/.test(code),
    ) ?? 'server_session'
  )
}
