import type { AuthStrategy } from 'payload'
import { env } from '../../env'
import { effectivePermissions } from '../../members/effective-permissions'
import { hasEnded } from '../../members/ended-sessions'
import { findOrCreateMember } from '../../members/find-or-create-member'
import { bearerOf, emailIn, issuerOf, verifyAccessToken } from '../../members/verify-token'

const issuer = env.identityDomain ? issuerOf(env.identityDomain, env.identityAudience) : null

/**
 * The only authentication strategy of members: an access token of the identity provider, no cookie.
 * An invalid token is treated as anonymous.
 */
export const byAccessToken: AuthStrategy = {
  name: 'access-token',
  authenticate: async ({ headers, payload }) => {
    const token = issuer && bearerOf(headers)
    if (!issuer || !token) return { user: null }
    try {
      const claims = await verifyAccessToken(token, issuer)
      if (!claims) return { user: null }
      const member = await findOrCreateMember(payload, claims.sub)
      if (hasEnded(member, claims)) return { user: null }
      const productPermissions = effectivePermissions(
        member.productPermissions,
        member.productSubscriptions,
        new Date(),
      )
      const user = {
        ...member,
        productPermissions,
        token: emailIn(claims, issuer.issuer),
        collection: 'members' as const,
      }
      return {
        user,
        responseHeaders: new Headers({
          'cache-control': 'no-store',
          vary: 'authorization, origin',
        }),
      }
    } catch (cause) {
      payload.logger.warn(
        { cause: String(cause) },
        'The keys of the identity provider cannot be had',
      )
      return { user: null }
    }
  },
}
