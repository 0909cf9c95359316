import { generateCookie, parseCookies, type Endpoint, type PayloadRequest } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { env } from '../../env'
import { signToken, verifyToken } from '../../guards/signed-token'
import { cookieAttributes } from './cookies'
import { findOrCreateEditor } from './find-editor'
import { buildAuthorization, isCancelled, readIdentity } from './provider'
import { startSession } from './session'
import type { SsoProblem } from './texts'

const purpose = 'single sign-on'
const cookieName = 'sso-transaction'
const minutes = 10

/** The user that is signed in, or why none is. */
type Outcome = { user: number; target: string } | { problem: SsoProblem }

/** Endpoints of `users`: single sign-on by the firm's identity provider (OpenID Connect). */
export const ssoEndpoints: Endpoint[] = [
  {
    path: '/sso/start',
    method: 'get',
    handler: async (req) => {
      if (!env.CONTENT_SSO_ISSUER) return toLogin('failed')
      try {
        const { url, transaction } = await buildAuthorization()
        const target = safe(req, req.searchParams.get('redirect'))
        const token = await signToken(purpose, { ...transaction, target }, minutes)
        return redirect(url.href, [transactionCookie(token, minutes * 60)])
      } catch (cause) {
        req.payload.logger.error({ err: cause, msg: 'The identity provider cannot be reached' })
        return toLogin('failed')
      }
    },
  },
  {
    path: '/sso/callback',
    method: 'get',
    handler: async (req) => {
      const outcome = await complete(req)
      if ('problem' in outcome) return toLogin(outcome.problem)
      const session = await startSession(req, outcome.user)
      return redirect(env.CONTENT_URL + outcome.target, [session, transactionCookie('', 0)])
    },
  },
]

async function complete(req: PayloadRequest): Promise<Outcome> {
  const claims = await verifyToken(purpose, parseCookies(req.headers).get(cookieName))
  if (!claims) return { problem: 'expired' }
  const { state, nonce, verifier, target } = claims
  try {
    const identity = await readIdentity(new URL(req.url ?? '').search, {
      state: String(state),
      nonce: String(nonce),
      verifier: String(verifier),
    })
    if (!identity.email || !identity.isVerified) return { problem: 'unverified' }
    const user = await findOrCreateEditor(req.payload, identity)
    return user === null ? { problem: 'unknown' } : { user, target: safe(req, target) }
  } catch (cause) {
    if (isCancelled(cause)) return { problem: 'cancelled' }
    req.payload.logger.error({ err: cause, msg: 'A single sign-on failed' })
    return { problem: 'failed' }
  }
}

const safe = (req: PayloadRequest, target: unknown): string =>
  getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: typeof target === 'string' ? target : '',
  })

const toLogin = (problem: SsoProblem) =>
  redirect(`${env.CONTENT_URL}/admin/login?sso=${problem}`, [transactionCookie('', 0)])

function redirect(location: string, cookies: string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}

const transactionCookie = (value: string, seconds: number): string =>
  String(
    generateCookie({
      name: cookieName,
      value,
      path: '/api/users/sso',
      httpOnly: true,
      ...cookieAttributes(env.CONTENT_URL),
      expires: new Date(Date.now() + seconds * 1000),
      returnCookieAsObject: false,
    }),
  )
