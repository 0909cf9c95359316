import 'server-only'
import { NextRequest, NextResponse } from 'next/server'
import { env } from '../env/env'
import { languageTags, toPrefix } from '@law-firm/contract/locales'
import { localeOfPath } from '../routes/public-path'
import { sameSitePath } from '../routes/same-site-path'
import { isFramed, toFailedSignIn, refusedSessionHeader } from './callback-response'
import { authRoutes, framedOutcome, sessionCookie } from './auth-routes'
import { toFramedOutcome } from './framed-outcome'
import { parseSignInRequest, requestCookie, type SignInRequest } from './request-cookie'
import { returnPath } from './return-path'
import { recordEnd, type EndedSession } from './ended-sessions'
import { readLogoutToken } from './logout-token'
import { authClient, findMember, providerOfTokens } from './server'
import { subjectCookie } from './subject-cookie'

type Handler = (
  request: NextRequest,
  client: NonNullable<typeof authClient>,
) => Promise<NextResponse>

/** The response to `/api/auth/{name}`; never cached. */
export async function handleAuthRequest(name: string, request: NextRequest): Promise<NextResponse> {
  const handler =
    authClient && Object.hasOwn(handlers, name)
      ? handlers[name as keyof typeof handlers]
      : undefined
  const response =
    authClient && handler && request.method === 'GET'
      ? await handler(request, authClient)
      : new NextResponse(null, { status: 404 })
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/**
 * `GET /api/auth/session`: the claims of the server session's member, for a browser that the provider does not tell:
 * its frames get no cookies, or the provider is away. An empty object without a session.
 */
async function handleSession(request: NextRequest): Promise<NextResponse> {
  if (!isOwnRequest(request)) return new NextResponse(null, { status: 403 })
  try {
    const member = await findMember()
    return NextResponse.json(member && member !== 'expired' ? { claims: member.claims } : {})
  } catch (cause) {
    console.error('The server session could not be read', String(cause))
    return new NextResponse(null, { status: 503 })
  }
}

const handlers = {
  login: startSignIn,
  callback: handleCallback,
  logout,
  outcome: async () => toFramedOutcome(),
  session: handleSession,
} satisfies Record<string, Handler>

/**
 * Server sign-in (decision 10): authorization code flow with PKCE, silent unless `interactive` is set. Interactive is
 * for visitors without JavaScript, and for a retry when the provider has no session.
 */
async function startSignIn(
  request: NextRequest,
  client: Parameters<Handler>[1],
): Promise<NextResponse> {
  const { searchParams } = request.nextUrl
  const framed = searchParams.has('framed')
  const returnTo = framed ? framedOutcome : returnPath(searchParams.get('returnTo'))
  const interactive = searchParams.has('interactive') && !framed
  const organization = searchParams.get('organization') ?? undefined
  const response = await client.startInteractiveLogin({
    returnTo,
    authorizationParameters: {
      ui_locales: languageTags[localeOfPath(returnTo)],
      ...(interactive ? {} : { prompt: 'none' }),
      ...(searchParams.get('screen') === 'signup' ? { screen_hint: 'signup' } : {}),
      ...pickParameters(searchParams, 'invitation', 'organization'),
    },
  })
  if (response.status >= 400) return toFailedSignIn('provider_unavailable', returnTo)
  const value = JSON.stringify({
    interactive,
    organization,
    ...(returnTo.length <= longestReturn ? { returnTo } : {}),
  } satisfies SignInRequest)
  response.cookies.set({ ...requestCookie, value, secure: isSecure })
  return response
}

/** Of an address in the request's cookie: browsers drop one of more than four kilobytes. */
const longestReturn = 1000

const isSecure = env.SITE_URL.startsWith('https:')

const pickParameters = (from: URLSearchParams, ...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (from.get(name) ? [[name, from.get(name)]] : [])))

async function handleCallback(
  request: NextRequest,
  client: Parameters<Handler>[1],
): Promise<NextResponse> {
  const response = await exchangeCode(request, client)
  response.cookies.set({ ...requestCookie, value: '', maxAge: 0 })
  if (response.headers.has(refusedSessionHeader)) {
    response.headers.delete(refusedSessionHeader)
    endSession(request, response)
  }
  return response
}

/** The library rejects when the ID token cannot be verified (`beforeSessionSaved`). */
async function exchangeCode(
  request: NextRequest,
  client: Parameters<Handler>[1],
): Promise<NextResponse> {
  const { returnTo: target } = parseSignInRequest(request.cookies.get(requestCookie.name)?.value)
  const returnTo = isFramed(request.headers) ? framedOutcome : returnPath(target)
  try {
    const response = await client.middleware(request)
    return response.status < 400 ? response : toFailedSignIn('server_session', returnTo)
  } catch (cause) {
    console.error('Server sign-in failed', cause instanceof Error ? cause.name : cause)
    return toFailedSignIn('server_session', returnTo)
  }
}

/** Clears the server session and redirects to the provider's logout, which redirects to the site root. */
async function logout(request: NextRequest, client: Parameters<Handler>[1]): Promise<NextResponse> {
  const root =
    env.SITE_URL +
    toPrefix(localeOfPath(sameSitePath(request.nextUrl.searchParams.get('returnTo'))))
  // Only a navigation on this site may sign out: a link elsewhere, an image or a frame must not.
  if (!isNavigation(request)) return new NextResponse(null, { status: 403 })
  if (!isOwnRequest(request)) return NextResponse.redirect(root)
  const url = new URL(authRoutes.logout, env.SITE_URL)
  url.searchParams.set('returnTo', root)
  if (env.AUTH0_FEDERATED_LOGOUT === 'on') url.searchParams.set('federated', '')
  const providerResponse = await client.middleware(
    new NextRequest(url, { headers: request.headers }),
  )
  const response = providerResponse.status < 400 ? providerResponse : NextResponse.redirect(root)
  endSession(request, response)
  return response
}

/** `POST /api/auth/end`: ends the server session only, for a browser whose session is another or over. */
export function handleEndRequest(request: NextRequest): NextResponse {
  const response = new NextResponse(null, {
    status: isOwnRequest(request) ? 204 : 403,
    headers: { 'cache-control': 'private, no-store' },
  })
  if (response.status === 204) endSession(request, response)
  return response
}

/** Logout tokens have about a kilobyte. */
const longestNotice = 10_000

/** `POST /api/auth/backchannel-logout`: the provider's notice that sessions have ended. */
export async function handleLogoutNotice(request: NextRequest): Promise<NextResponse> {
  const respond = (status: number) =>
    new NextResponse(null, { status, headers: { 'cache-control': 'no-store' } })
  const body = (await request.text()).slice(0, longestNotice)
  const token = new URLSearchParams(body).get('logout_token')
  if (!providerOfTokens || !token) return respond(400)
  let ended: EndedSession
  try {
    ended = await readLogoutToken(token, providerOfTokens)
  } catch (cause) {
    console.error('A logout notice was refused', cause instanceof Error ? cause.name : cause)
    return respond(400)
  }
  try {
    await recordEnd(ended)
    return respond(200)
  } catch (cause) {
    console.error('A logout notice could not be recorded', String(cause))
    return respond(503)
  }
}

/** Whether the request is from a page of this site, or typed. Old browsers do not say (Fetch Metadata). */
const isOwnRequest = ({ headers }: NextRequest): boolean =>
  [null, 'same-origin', 'none'].includes(headers.get('sec-fetch-site'))

const isNavigation = ({ headers }: NextRequest): boolean =>
  [null, 'document'].includes(headers.get('sec-fetch-dest'))

/** Removes the cookies of the session; a long one is split into several. */
function endSession(request: NextRequest, response: NextResponse): void {
  response.cookies.set({ ...subjectCookie, value: '', maxAge: 0 })
  const names = [...request.cookies.getAll(), ...response.cookies.getAll()].map(({ name }) => name)
  for (const name of new Set(names))
    if (name.startsWith(sessionCookie))
      response.cookies.set({
        name,
        value: '',
        path: '/',
        maxAge: 0,
        httpOnly: true,
        sameSite: 'lax',
      })
}
