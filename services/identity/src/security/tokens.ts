import { decodeProtectedHeader, jwtVerify, type JWTPayload } from 'jose'
import type { Services } from '../services'
import type { User } from '../store/users'

/** The claims of a valid access token. */
export type Access = {
  user: User
  audiences: readonly string[]
  scopes: ReadonlySet<string>
  organisationId?: string
}

type Source = Pick<Services, 'env' | 'keys' | 'users' | 'sessions'>

/** The bearer token of a request (RFC 6750 section 2.1); tokens in a query are ignored. */
export const readBearer = (header: string) => /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1]

/**
 * Verifies a JWT access token. `null` when it is invalid or expired, its session has ended, or its
 * user is deleted or blocked.
 */
export async function readAccessToken(
  { env, keys, users, sessions }: Source,
  token: string,
): Promise<Access | null> {
  try {
    const { payload } = await jwtVerify(token, keys.find, {
      issuer: env.issuer,
      algorithms: ['RS256'],
      typ: 'at+jwt',
    })
    const user = userOf(users, payload)
    const isOver =
      typeof payload.sid === 'string' && !sessions.has(String(payload.sub), payload.sid)
    if (!user || isOver) return null
    return {
      user,
      audiences: [payload.aud ?? []].flat(),
      scopes: new Set(String(payload.scope ?? '').split(' ')),
      ...(typeof payload.org_id === 'string' && { organisationId: payload.org_id }),
    }
  } catch {
    return null
  }
}

/**
 * The account of an ID token issued to one of our clients at most `maxAge` seconds ago; `null` for
 * other tokens.
 */
export async function readIdToken(
  { env, keys, users }: Omit<Source, 'sessions'>,
  token: string,
  maxAge: number,
): Promise<User | null> {
  try {
    // an access token does not prove a login
    if (decodeProtectedHeader(token).typ === 'at+jwt') return null
    const { payload } = await jwtVerify(token, keys.find, {
      issuer: env.issuer,
      audience: [env.browserClient.id, env.serverClient.id],
      algorithms: ['RS256'],
      maxTokenAge: maxAge,
    })
    return userOf(users, payload)
  } catch {
    return null
  }
}

/** The account, unless it is gone, blocked, or has signed out everywhere since. */
function userOf(users: Source['users'], { sub, iat }: JWTPayload): User | null {
  const user = users.find(String(sub))
  return user && !user.blocked && Number(iat) >= user.tokensAfter ? user : null
}
