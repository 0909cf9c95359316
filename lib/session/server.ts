import 'server-only'
import { Auth0Client } from '@auth0/nextjs-auth0/server'
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from '../env/env'
import { toHref, type LinkTarget } from '../routes/href'
import type { SiteLocale } from '@law-firm/contract/locales'
import { identityConfiguration, type IdentityConfiguration } from './configuration'
import { accountScope } from './settings'
import { toCallbackResponse } from './callback-response'
import { authRoutes, serverSignInPath, sessionCookie } from './auth-routes'
import { hasEnded } from './ended-sessions'
import { hashSubject } from './hash-subject'
import { serverPlatform } from './server-platform'
import { subjectCookie } from './subject-cookie'

/** The member of the server session. */
export type Member = {
  /** The subject claim. */
  subject: string
  name: string | null
  email: string | null
  organization: string | null
  claims: Readonly<Record<string, unknown>>
  /** For calls to the content service in the member's name. */
  accessToken: string
}

/** There is no session, it has expired, or it is not for this site. */
export class NoMemberError extends Error {
  override name = 'NoMemberError'
}

/** What verifies the provider's tokens; null when sign-in is not configured. */
export const providerOfTokens = identityConfiguration ? toProvider(identityConfiguration) : null

function toProvider({ domain, clientId }: IdentityConfiguration) {
  const { origin } = new URL(/^https?:/.test(domain) ? domain : `https://${domain}`)
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', origin), {
    cooldownDuration: 30_000,
    [customFetch]: serverPlatform.fetch,
  })
  return { keys, issuer: `${origin}/`, audience: clientId }
}

/** The library's client; null when sign-in is not configured. */
export const authClient = identityConfiguration ? createClient(identityConfiguration) : null

function createClient(configuration: IdentityConfiguration): Auth0Client {
  const { domain, clientId, clientSecret, secret, audience, organization } = configuration
  const isPlain = domain.startsWith('http://localhost')
  const { keys, issuer } = toProvider(configuration)
  return new Auth0Client({
    domain,
    clientId,
    clientSecret,
    secret,
    appBaseUrl: env.SITE_URL,
    routes: authRoutes,
    authorizationParameters: {
      scope: accountScope,
      audience,
      ...(organization ? { organization } : {}),
    },
    allowInsecureRequests: isPlain,
    enableAccessTokenEndpoint: false,
    logoutStrategy: 'v2',
    enableTelemetry: false,
    customFetch: serverPlatform.fetch,
    session: {
      rolling: false,
      absoluteDuration: 24 * 3600,
      cookie: { name: sessionCookie, sameSite: 'lax', secure: env.SITE_URL.startsWith('https://') },
    },
    transactionCookie: { secure: env.SITE_URL.startsWith('https://') },
    // The library checks neither the signature nor the organisation (docs/adr/0006).
    beforeSessionSaved: async (session, idToken) => {
      const { payload } = await jwtVerify(idToken ?? '', keys, {
        issuer,
        audience: clientId,
        algorithms: ['RS256'],
        clockTolerance: 60,
      })
      if (payload.sub !== session.user.sub)
        throw new Error('The ID token is of another subject than the session.')
      return { ...session, user: { ...payload, sub: payload.sub } }
    },
    onCallback: async (error, { returnTo }, session) =>
      toCallbackResponse({ error, returnTo, user: session?.user, organization }),
  })
}

/**
 * Writes claims that have changed at the provider into the session, which names the member where the provider does not
 * (`/api/auth/session`). Only a server action or a route handler can.
 */
export async function updateClaims(changed: Record<string, unknown>): Promise<void> {
  const session = await authClient?.getSession()
  if (!session || !(await isOwner(session.user.sub))) return
  await authClient
    ?.updateSession({ ...session, user: { ...session.user, ...changed } })
    .catch((cause: unknown) => console.warn('A session keeps its former name:', String(cause)))
}

/** Whether the browser signed this member in, and has not signed out since. */
const isOwner = async (subject: string): Promise<boolean> =>
  (await cookies()).get(subjectCookie.name)?.value === (await hashSubject(subject))

/**
 * The only access to a member's data on the server (decision 11): checks subject, organisation and age of the session,
 * and that it is of the member whom the browser signed in. A page cannot set cookies, so a session that is expired,
 * missing or of another member is replaced by a silent server sign-in.
 *
 * @returns null without any session for this site; 'expired' for a session that can be renewed
 */
export async function findMember(): Promise<Member | 'expired' | null> {
  if (!authClient || !identityConfiguration) return null
  const owner = (await cookies()).get(subjectCookie.name)?.value
  const session = await authClient.getSession()
  if (!session || typeof session.user.sub !== 'string' || session.user.sub === '')
    return owner ? 'expired' : null
  if (!owner) return null // the browser has signed out
  if (owner !== (await hashSubject(session.user.sub))) return 'expired'
  if (
    identityConfiguration.organization !== undefined &&
    session.user.org_id !== identityConfiguration.organization
  )
    return null
  const { user, tokenSet } = session
  if (tokenSet.expiresAt <= Date.now() / 1000) return 'expired'
  const { sub, sid, iat } = user
  if (await hasEnded({ sub, sid: readText(sid) ?? undefined, iat: Number(iat) || 0 })) return null
  return {
    subject: session.user.sub,
    name: readText(user.name),
    email: readText(user.email),
    organization: readText(user.org_id),
    claims: user,
    accessToken: tokenSet.accessToken,
  }
}

/**
 * The member of this request, for a page. Redirects visitors to the sign-in page, which redirects back.
 *
 * @throws Next's redirect
 */
export async function getMember(at: LinkTarget, locale: SiteLocale): Promise<Member> {
  const member = await findMember()
  const returnTo = toHref(at, locale)
  if (member === 'expired') redirect(serverSignInPath(returnTo))
  if (!member) redirect(toHref({ to: 'signIn', query: { returnTo } }, locale))
  return member
}

/**
 * The member of this request, for a route handler.
 *
 * @throws NoMemberError, which the handler answers with 401
 */
export async function assertMember(): Promise<Member> {
  const member = await findMember()
  if (!member || member === 'expired') throw new NoMemberError('User is not authenticated')
  return member
}

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
