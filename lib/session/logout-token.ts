import { jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'

const event = 'http://schemas.openid.net/event/backchannel-logout'

const claims = v.pipe(
  v.object({
    sub: v.optional(v.string()),
    sid: v.optional(v.string()),
    jti: v.string(),
    events: v.object({ [event]: v.record(v.string(), v.unknown()) }),
    nonce: v.optional(v.never()),
  }),
  v.check(({ sub, sid }) => Boolean(sub || sid)),
)

/**
 * Which session the provider has ended (OpenID Connect Back-Channel Logout 1.0, 2.6).
 *
 * @throws for a token that is not a valid logout token of the issuer for this client
 */
export async function readLogoutToken(
  token: string,
  { keys, issuer, audience }: { keys: JWTVerifyGetKey; issuer: string; audience: string },
): Promise<{ sub?: string; sid?: string }> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms: ['RS256'],
    clockTolerance: 60,
    maxTokenAge: '10m',
    requiredClaims: ['iat', 'jti'],
  })
  const { sub, sid } = v.parse(claims, payload)
  return { sub, sid }
}
