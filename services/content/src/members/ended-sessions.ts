import { jwtVerify, type JWTPayload } from 'jose'
import type { Endpoint } from 'payload'
import * as v from 'valibot'
import { env } from '../env'
import type { Member } from './find-or-create-member'
import { toIssuer } from './verify-token'

/** By session id, when it ended, in seconds; `all` for every session of the member until then. */
const endedSessions = v.record(v.string(), v.number())
type EndedSessions = v.InferOutput<typeof endedSessions>

const all = 'all'
/** No access token lives longer. */
const lifetimeSeconds = 24 * 3600

const event = 'http://schemas.openid.net/event/backchannel-logout'
const notice = v.object({
  sub: v.string(),
  sid: v.optional(v.string()),
  events: v.object({ [event]: v.record(v.string(), v.unknown()) }),
  nonce: v.optional(v.never()),
})

const issuer = env.AUTH0_DOMAIN ? toIssuer(env.AUTH0_DOMAIN, env.AUTH0_BROWSER_CLIENT_ID) : null

/**
 * `POST /api/member/backchannel-logout`: the provider's notice that sessions have ended (OpenID
 * Connect Back-Channel Logout 1.0). Access tokens of these sessions are refused from then on.
 */
export const logoutNoticeEndpoint: Endpoint = {
  path: '/member/backchannel-logout',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    const token = new URLSearchParams(await req.text?.()).get('logout_token')
    const claims = token && (await readNotice(token))
    if (!claims) return respond(400)
    const { docs } = await payload.find({
      collection: 'members',
      where: { subject: { equals: claims.sub } },
      limit: 1,
      depth: 0,
    })
    const [member] = docs
    if (member)
      await payload.update({
        collection: 'members',
        id: member.id,
        data: { endedSessions: add(parse(member.endedSessions), claims.sid ?? all) },
        depth: 0,
      })
    return respond(200)
  },
}

const respond = (status: number) => new Response(null, { status })

/** @returns null for a token that is not a logout token of the provider for the site's browser client */
async function readNotice(token: string): Promise<v.InferOutput<typeof notice> | null> {
  if (!issuer || !env.AUTH0_BROWSER_CLIENT_ID) return null
  try {
    const { payload } = await jwtVerify(token, issuer.keys, {
      issuer: issuer.issuer,
      audience: issuer.audience,
      algorithms: ['RS256'],
      clockTolerance: 60,
      maxTokenAge: '10m',
      requiredClaims: ['iat', 'jti'],
    })
    const parsed = v.safeParse(notice, payload)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** A value that is malformed has ended everything. */
function parse(value: unknown): EndedSessions {
  const parsed = v.safeParse(v.nullish(endedSessions), value)
  return parsed.success ? (parsed.output ?? {}) : { [all]: nowSeconds() }
}

const add = (known: EndedSessions, session: string): EndedSessions => ({
  ...Object.fromEntries(
    Object.entries(known).filter(([, endedAt]) => endedAt > nowSeconds() - lifetimeSeconds),
  ),
  [session]: nowSeconds(),
})

/** Whether the session of an access token has ended. A token that names none is of any. */
export function hasEnded(
  { endedSessions: stored }: Pick<Member, 'endedSessions'>,
  { sid, iat = 0 }: JWTPayload,
): boolean {
  const ended = parse(stored)
  if (iat <= (ended[all] ?? -1)) return true
  return typeof sid === 'string'
    ? sid in ended
    : Object.values(ended).some((endedAt) => iat <= endedAt)
}
