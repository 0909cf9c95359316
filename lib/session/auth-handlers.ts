import 'server-only'
import { NextRequest, NextResponse } from 'next/server'
import { env } from '../env/env'
import { languageTags, prefixOf } from '../i18n/locales'
import { localeOfPath } from '../routes/public-path'
import { sameSitePath } from '../routes/same-site-path'
import { toFailedSignIn, refusedSessionHeader } from './callback-response'
import { silentSsoHintCookie } from './silent-sso-hint'
import { authRoutes, expectedSubjectCookie, sessionCookie } from './auth-routes'
import { authClient } from './server'

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
    authClient && handler
      ? await handler(request, authClient)
      : new NextResponse(null, { status: 404 })
  response.headers.set('cache-control', 'private, no-store')
  return response
}

const handlers = { login: startSignIn, callback: handleCallback, logout } satisfies Record<
  string,
  Handler
>

/**
 * Server sign-in (decision 10): authorization code flow with PKCE, silent unless `interactive` is set. Interactive is
 * for visitors without JavaScript, and for a retry when the provider has no session.
 */
async function startSignIn(
  request: NextRequest,
  client: Parameters<Handler>[1],
): Promise<NextResponse> {
  const { searchParams } = request.nextUrl
  const returnTo = sameSitePath(searchParams.get('returnTo'))
  const response = await client.startInteractiveLogin({
    returnTo,
    authorizationParameters: {
      ui_locales: languageTags[localeOfPath(returnTo)],
      ...(searchParams.has('interactive') ? {} : { prompt: 'none' }),
      ...(searchParams.get('screen') === 'signup' ? { screen_hint: 'signup' } : {}),
      ...pickParameters(searchParams, 'invitation', 'organization'),
    },
  })
  return response.status >= 400 ? toFailedSignIn('provider_unavailable', returnTo) : response
}

const pickParameters = (from: URLSearchParams, ...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (from.get(name) ? [[name, from.get(name)]] : [])))

async function handleCallback(
  request: NextRequest,
  client: Parameters<Handler>[1],
): Promise<NextResponse> {
  const response = await client.middleware(request)
  response.cookies.set({ ...expectedSubjectCookie, value: '', maxAge: 0 })
  if (response.status >= 400) return toFailedSignIn('server_session', '/')
  if (response.headers.has(refusedSessionHeader)) {
    response.headers.delete(refusedSessionHeader)
    endSession(request, response)
  }
  return response
}

/** Clears the server session and redirects to the provider's logout, which redirects to the site root. */
async function logout(request: NextRequest, client: Parameters<Handler>[1]): Promise<NextResponse> {
  // Only a navigation may sign out: an image or frame of another site must not.
  const purpose = request.headers.get('sec-fetch-dest')
  if (purpose !== null && purpose !== 'document') return new NextResponse(null, { status: 403 })
  const root =
    env.SITE_URL +
    prefixOf(localeOfPath(sameSitePath(request.nextUrl.searchParams.get('returnTo'))))
  const url = new URL(authRoutes.logout, env.SITE_URL)
  url.searchParams.set('returnTo', root)
  const providerResponse = await client.middleware(
    new NextRequest(url, { headers: request.headers }),
  )
  const response = providerResponse.status < 400 ? providerResponse : NextResponse.redirect(root)
  if (response !== providerResponse) endSession(request, response)
  response.cookies.set({ ...silentSsoHintCookie, value: '', maxAge: 0 })
  return response
}

/** A long session is split into several cookies. */
function endSession(request: NextRequest, response: NextResponse): void {
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
