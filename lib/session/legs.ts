import 'server-only'
import { NextRequest, NextResponse } from 'next/server'
import { env } from '../env/env'
import { languageTags, prefixOf } from '../i18n/locales'
import { localeOfPath } from '../routes/public-path'
import { sameSitePath } from '../routes/same-site-path'
import { failedLeg, refusedHeader } from './after-callback'
import { byServerCookie } from './by-server'
import { authRoutes, expectedSubjectCookie, sessionCookie } from './second-leg'
import { authClient } from './server'

type Answer = (
  request: NextRequest,
  client: NonNullable<typeof authClient>,
) => Promise<NextResponse>

/** What `/api/auth/{name}` answers; nothing of it is kept anywhere. */
export async function answerLeg(name: string, request: NextRequest): Promise<NextResponse> {
  const answer =
    authClient && Object.hasOwn(answers, name) ? answers[name as keyof typeof answers] : undefined
  const response =
    authClient && answer
      ? await answer(request, authClient)
      : new NextResponse(null, { status: 404 })
  response.headers.set('cache-control', 'private, no-store')
  return response
}

const answers = { login: beginLeg, callback: endLeg, logout } satisfies Record<string, Answer>

/**
 * The second leg (decision 10): a login of the server's own, by code and PKCE. With a session at the provider nobody
 * sees it; `interactive` shows the provider's page, for the one try where the silent one found no session, and for who
 * has no script.
 */
async function beginLeg(
  request: NextRequest,
  client: Parameters<Answer>[1],
): Promise<NextResponse> {
  const { searchParams } = request.nextUrl
  const returnTo = sameSitePath(searchParams.get('returnTo'))
  const answer = await client.startInteractiveLogin({
    returnTo,
    authorizationParameters: {
      ui_locales: languageTags[localeOfPath(returnTo)],
      ...(searchParams.has('interactive') ? {} : { prompt: 'none' }),
      ...(searchParams.get('screen') === 'signup' ? { screen_hint: 'signup' } : {}),
      ...given(searchParams, 'invitation', 'organization'),
    },
  })
  return answer.status >= 400 ? failedLeg('provider_unavailable', returnTo) : answer
}

const given = (from: URLSearchParams, ...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (from.get(name) ? [[name, from.get(name)]] : [])))

async function endLeg(request: NextRequest, client: Parameters<Answer>[1]): Promise<NextResponse> {
  const answer = await client.middleware(request)
  answer.cookies.set({ ...expectedSubjectCookie, value: '', maxAge: 0 })
  if (answer.status >= 400) return failedLeg('server_session', '/')
  if (answer.headers.has(refusedHeader)) {
    answer.headers.delete(refusedHeader)
    endSession(request, answer)
  }
  return answer
}

/** Ends the server's session and leads to the provider's logout, which leads to the site root. */
async function logout(request: NextRequest, client: Parameters<Answer>[1]): Promise<NextResponse> {
  // Only a visit may sign out, not a picture or a frame of another site.
  const purpose = request.headers.get('sec-fetch-dest')
  if (purpose !== null && purpose !== 'document') return new NextResponse(null, { status: 403 })
  const root =
    env.SITE_URL +
    prefixOf(localeOfPath(sameSitePath(request.nextUrl.searchParams.get('returnTo'))))
  const url = new URL(authRoutes.logout, env.SITE_URL)
  url.searchParams.set('returnTo', root)
  const provided = await client.middleware(new NextRequest(url, { headers: request.headers }))
  const answer = provided.status < 400 ? provided : NextResponse.redirect(root) // the provider is down: at least here it ends
  if (answer !== provided) endSession(request, answer)
  answer.cookies.set({ ...byServerCookie, value: '', maxAge: 0 }) // or the next page would look for who signed out
  return answer
}

/** A session is a cookie, or several where it is long. */
function endSession(request: NextRequest, answer: NextResponse): void {
  const names = [...request.cookies.getAll(), ...answer.cookies.getAll()].map(({ name }) => name)
  for (const name of new Set(names))
    if (name.startsWith(sessionCookie))
      answer.cookies.set({ name, value: '', path: '/', maxAge: 0, httpOnly: true, sameSite: 'lax' })
}
