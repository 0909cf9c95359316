import type { JWTPayload } from 'jose'
import type { AuthStrategy, Payload } from 'payload'
import { env } from '../../env'
import { effectivePermissions } from '../../members/effective-permissions'
import { hasEnded } from '../../members/ended-sessions'
import { findOrCreateMember, type Member } from '../../members/find-or-create-member'
import { readBearer, emailIn, toIssuer, verifyAccessToken } from '../../members/verify-token'

const issuer = env.AUTH0_DOMAIN ? toIssuer(env.AUTH0_DOMAIN, env.AUTH0_AUDIENCE) : null

/**
 * The claims of an access token for this service; null for an invalid one.
 *
 * @throws when the provider's keys cannot be fetched
 */
export const claimsOfToken = async (token: string) =>
  issuer ? verifyAccessToken(token, issuer) : null

/**
 * The member of an access token, with the permissions of the time; null for a token that is invalid
 * or whose session has ended.
 */
export async function authenticateMember(payload: Payload, token: string | null) {
  if (!token) return null
  try {
    const claims = await claimsOfToken(token)
    if (!claims) return null
    const member = await findOrCreateMember(payload, claims.sub)
    return hasEnded(member, claims) ? null : { claims, user: toUser(member, claims) }
  } catch (cause) {
    payload.logger.warn({ cause: String(cause) }, 'The keys of the identity provider cannot be had')
    return null
  }
}

/** The member as a request's user. */
export const toUser = (member: Member, claims: JWTPayload) => ({
  ...member,
  productPermissions: effectivePermissions(
    member.productPermissions,
    member.productSubscriptions,
    new Date(),
  ),
  token: emailIn(claims, issuer?.issuer ?? ''),
  collection: 'members' as const,
})

/**
 * The only authentication strategy of members: an access token of the identity provider, no cookie.
 * An invalid token is treated as anonymous.
 */
export const byAccessToken: AuthStrategy = {
  name: 'access-token',
  authenticate: async ({ headers, payload }) => {
    const authenticated = await authenticateMember(payload, readBearer(headers))
    if (!authenticated) return { user: null }
    return {
      user: authenticated.user,
      responseHeaders: new Headers({
        'cache-control': 'no-store',
        vary: 'authorization, origin',
      }),
    }
  },
}
