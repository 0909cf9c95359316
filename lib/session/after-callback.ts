import 'server-only'
import { cookies } from 'next/headers'
import { NextResponse } from 'next/server'
import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '../env/env'
import { hrefOf } from '../routes/href'
import { sameSitePath } from '../routes/same-site-path'
import { localeOfPath } from '../routes/public-path'
import { byServerCookie } from './by-server'
import { authRoutes, expectedSubjectCookie } from './second-leg'

/** Marks an answer whose session must not be kept: the library writes it after asking where to go. */
export const refusedHeader = 'x-session-refused'

/** Errors of a silent try that a page of the provider may resolve. */
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

/** Where the provider's answer to the second leg leads (decision 10). */
export async function afterCallback({
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
      : failedLeg(code, target)
  }
  if (!user || (organization !== undefined && user.org_id !== organization))
    return refused('org_id', target)
  const expected = (await cookies()).get(expectedSubjectCookie.name)?.value
  if (expected && !isHashOf(expected, user.sub)) return refused('another_user', target)
  const answer = NextResponse.redirect(siteUrl(target))
  if (!expected)
    answer.cookies.set({ ...byServerCookie, value: '1', secure: env.SITE_URL.startsWith('https:') })
  return answer
}

/** The auth page says what went wrong, by code. */
export function failedLeg(code: string, returnTo: string): NextResponse {
  const answer = NextResponse.redirect(
    siteUrl(hrefOf({ to: 'auth', query: { error: code } }, localeOfPath(returnTo))),
  )
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}

function refused(code: string, returnTo: string): NextResponse {
  const answer = failedLeg(code, returnTo)
  answer.headers.set(refusedHeader, '1')
  return answer
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

/** The browser says whose session it has; it must be the same one's. Without a script there is no other session. */
function isHashOf(expected: string, subject: unknown): boolean {
  const actual = createHash('sha256').update(String(subject)).digest()
  const given = Buffer.from(expected, 'base64url')
  return given.length === actual.length && timingSafeEqual(given, actual)
}
