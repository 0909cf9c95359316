import {
  createLocalJWKSet,
  createRemoteJWKSet,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'

export type Issuer = { issuer: string; audience: string; keys: JWTVerifyGetKey }

/** A compact JWS of a length that fits into a header. */
const shape = /^[A-Za-z0-9_-]{1,2000}\.[A-Za-z0-9_-]{1,8000}\.[A-Za-z0-9_-]{1,2000}$/

/**
 * @param domain the identity provider's host, with a scheme for a local one without TLS
 */
export function toIssuer(domain: string, audience: string): Issuer {
  const issuer = `${new URL(/^https?:\/\//.test(domain) ? domain : `https://${domain}`).origin}/`
  // Unknown key ids trigger a fetch at most every 30 s.
  const keys = createRemoteJWKSet(new URL('.well-known/jwks.json', issuer), {
    cooldownDuration: 30_000,
    timeoutDuration: 4_000,
  })
  return { issuer, audience, keys: keptInOutages(keys) }
}

/** The last key set stays in use while the provider is away: its sessions must not end with it. */
const keptInOutages =
  (keys: ReturnType<typeof createRemoteJWKSet>): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await keys(header, token)
    } catch (reason) {
      const known = keys.jwks()
      if (!known || !isOutage(reason)) throw reason
      return createLocalJWKSet(known)(header, token)
    }
  }

/**
 * Verifies an access token (RFC 9068): signature, issuer, audience and lifetime.
 *
 * @returns null for an invalid token
 * @throws when the provider's keys cannot be fetched
 */
export async function verifyAccessToken(
  token: string,
  { issuer, audience, keys }: Issuer,
): Promise<(JWTPayload & { sub: string }) | null> {
  if (!shape.test(token)) return null
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      clockTolerance: 60,
      requiredClaims: ['sub', 'exp'],
    })
    return typeof payload.sub === 'string' && payload.sub !== ''
      ? { ...payload, sub: payload.sub }
      : null
  } catch (reason) {
    if (isOutage(reason)) throw reason
    return null
  }
}

/**
 * jose's validation errors have an ERR_JW/ERR_JO code; a failed fetch has none, a timeout its own.
 */
function isOutage(reason: unknown): boolean {
  const code = (reason as { code?: unknown } | null)?.code
  return (
    code === 'ERR_JWKS_TIMEOUT' ||
    code === 'ERR_JOSE_GENERIC' ||
    typeof code !== 'string' ||
    !/^ERR_(JW|JO)/.test(code)
  )
}

/** The token of an `Authorization: Bearer` header (RFC 6750, 2.1). */
export const readBearer = (headers: Pick<Headers, 'get'>): string | null =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null

/**
 * The e-mail address of a token and whether it is verified; the claims are plain or namespaced by
 * the issuer (specification, section 3).
 */
export function emailIn(
  claims: Readonly<Record<string, unknown>>,
  issuer: string,
): { email: string | null; emailVerified: boolean | null } {
  const claim = (name: string): unknown => claims[name] ?? claims[issuer + name]
  const [email, verified] = [claim('email'), claim('email_verified')]
  return {
    email: typeof email === 'string' && email !== '' ? email.toLowerCase() : null,
    emailVerified: typeof verified === 'boolean' ? verified : null,
  }
}
