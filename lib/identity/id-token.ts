import { base64url, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose'
import type { IdentityClient } from './client'
import { fail, isRecord, settle, succeed, type IdentityError, type Outcome } from './outcome'
import type { Platform } from './platform'
import { shorten } from './request'

/** The claims of a valid token. */
export type IdTokenPayload = JWTPayload & { iss: string; sub: string; exp: number; iat: number }

export type IdTokenExpectations = {
  /** The nonce of the request; `null` in flows without one, such as a login with password. */
  nonce: string | null
  /** The organisation of the request. */
  organization?: string
  /** Maximum seconds since the last entry of credentials. */
  maxAge?: number
  /** The access token of the same response, for `at_hash`. */
  accessToken?: string
}

type Checker = Pick<IdentityClient, 'settings' | 'issuer' | 'platform' | 'keys'>
type Failure = { ok: false; error: IdentityError }

/** Section 9, "ID token leeway", in seconds. */
export const leeway = 60
/** Seconds by which a token may have been issued in the future, as a slow clock sees it. */
const latestIssue = 86_400

/** Valid tokens have a few kilobytes. */
const longestToken = 65_536

const invalidToken = (description: string) => fail('invalid_token', shorten(description))

/**
 * Checks an ID token (section 5; OpenID Connect Core 3.1.3.7 and 3.2.2.11; RFC 8725): strict base64url, RS256 only,
 * signature by the provider's key set, issuer, audience, azp, times with 60 s leeway, max age, nonce, org_id, at_hash.
 *
 * Errors: `invalid_token`; `org_id` when that claim is missing or mismatched (section 8); `request_error` when the key
 * set can't be read. Never rejects.
 */
export function validateIdToken(
  client: Checker,
  token: string,
  expected: IdTokenExpectations,
): Promise<Outcome<IdTokenPayload>> {
  return settle(async () => {
    const refused = malformed(token) ?? unsupportedHeader(token)
    if (refused) return refused
    const verified = await verifiedPayload(client, token)
    if (!verified.ok) return verified
    const payload = verified.value
    const now = Math.floor(client.platform.timers.now() / 1000)
    const wrong =
      wrongSubject(payload) ??
      wrongAuthorizedParty(payload, client.settings.clientId) ??
      wrongTimes(payload, now, expected.maxAge) ??
      wrongNonce(payload, expected.nonce) ??
      wrongOrganization(payload, expected.organization) ??
      (await wrongAccessTokenHash(payload, expected.accessToken, client.platform.crypto))
    return wrong ?? succeed(payload)
  })
}

function malformed(token: unknown): Failure | null {
  if (typeof token !== 'string' || token.length > longestToken)
    return invalidToken('ID token could not be decoded')
  const parts = token.split('.', 4)
  return parts.length === 3 && parts.every(isStrictBase64url)
    ? null
    : invalidToken('ID token could not be decoded')
}

/** One value has one spelling (RFC 7515 section 2); jose decodes padding, spaces and stray bits, too. */
function isStrictBase64url(text: string): boolean {
  try {
    return text !== '' && base64url.encode(base64url.decode(text)) === text
  } catch {
    return false
  }
}

/** HS256 is always refused (decision 12): every holder of the secret could forge a user. */
function unsupportedHeader(token: string): Failure | null {
  const header = headerOf(token)
  if (!header) return invalidToken('ID token could not be decoded')
  if (header.alg === 'HS256') {
    return invalidToken(
      'The id_token cannot be validated because it was signed with the HS256 algorithm and public clients (like a browser) can’t store secrets.',
    )
  }
  if (header.alg !== 'RS256') {
    return invalidToken(
      `Signature algorithm of "${String(header.alg)}" is not supported. Expected the ID token to be signed with "RS256".`,
    )
  }
  // Access and logout tokens have the same signature key and must not pass as ID tokens (RFC 8725 section 3.11).
  if (
    header.typ !== undefined &&
    !(typeof header.typ === 'string' && /^(?:application\/)?jwt$/i.test(header.typ))
  ) {
    return invalidToken('Type (typ) header of the ID token must be "JWT"')
  }
  return null
}

function headerOf(token: string): Record<string, unknown> | null {
  try {
    const header: unknown = decodeProtectedHeader(token)
    return isRecord(header) ? header : null
  } catch {
    return null
  }
}

async function verifiedPayload(client: Checker, token: string): Promise<Outcome<IdTokenPayload>> {
  try {
    if (!client.keys.fresh) await client.keys.reload()
  } catch {
    return fail('request_error', 'The key set of the identity provider could not be read.', {
      code: 'keys_unavailable',
    })
  }
  try {
    const { payload } = await jwtVerify(token, client.keys, {
      algorithms: ['RS256'],
      issuer: client.issuer,
      audience: client.settings.clientId,
      requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
      clockTolerance: leeway,
      currentDate: new Date(client.platform.timers.now()),
    })
    return isIdTokenPayload(payload)
      ? succeed(payload)
      : invalidToken('ID token lacks a claim or has one of the wrong type')
  } catch (reason) {
    return invalidToken(descriptionOf(reason))
  }
}

const isIdTokenPayload = (payload: JWTPayload): payload is IdTokenPayload =>
  typeof payload.iss === 'string' &&
  typeof payload.sub === 'string' &&
  Number.isFinite(payload.exp) &&
  Number.isFinite(payload.iat)

function descriptionOf(reason: unknown): string {
  if (reason instanceof errors.JWSSignatureVerificationFailed) return 'Invalid ID token signature.'
  if (
    reason instanceof errors.JWKSNoMatchingKey ||
    reason instanceof errors.JWKSMultipleMatchingKeys
  )
    return 'No key of the identity provider fits the ID token.'
  if (reason instanceof errors.JWTExpired)
    return 'Expiration Time (exp) claim error in the ID token; it has expired.'
  if (reason instanceof errors.JWTClaimValidationFailed) {
    const fact = reason.reason === 'missing' ? 'must be present in' : 'is wrong in'
    return `${claimNames.get(reason.claim) ?? reason.claim} claim ${fact} the ID token`
  }
  return reason instanceof errors.JOSEError
    ? `ID token could not be validated: ${reason.message}`
    : 'ID token could not be validated'
}

const claimNames = new Map([
  ['iss', 'Issuer (iss)'],
  ['sub', 'Subject (sub)'],
  ['aud', 'Audience (aud)'],
  ['exp', 'Expiration Time (exp)'],
  ['nbf', 'Not Before (nbf)'],
  ['iat', 'Issued At (iat)'],
])

const wrongSubject = ({ sub }: IdTokenPayload) =>
  sub === '' ? invalidToken('Subject (sub) claim must be a string present in the ID token') : null

/** OpenID Connect Core 3.1.3.7, steps 4 and 5. */
function wrongAuthorizedParty({ aud, azp }: IdTokenPayload, clientId: string): Failure | null {
  if (azp === undefined && !(Array.isArray(aud) && aud.length > 1)) return null
  return azp === clientId
    ? null
    : invalidToken('Authorized Party (azp) claim must be the client id in the ID token')
}

function wrongTimes(
  { iat, auth_time: authTime }: IdTokenPayload,
  now: number,
  maxAge: number | undefined,
): Failure | null {
  // a clock that is hours slow is the visitor's own affair; a time far ahead is no time of issue
  if (iat > now + latestIssue)
    return invalidToken('Issued At (iat) claim error in the ID token; it lies in the future.')
  if (maxAge === undefined) return null
  if (typeof authTime !== 'number' || !Number.isFinite(authTime)) {
    return invalidToken(
      'Authentication Time (auth_time) claim must be a number present in the ID token when Max Age (max_age) is specified',
    )
  }
  return now > authTime + maxAge + leeway
    ? invalidToken(
        'Authentication Time (auth_time) claim in the ID token indicates that too much time has passed since the last end-user authentication.',
      )
    : null
}

function wrongNonce({ nonce }: IdTokenPayload, expected: string | null): Failure | null {
  if (expected === null)
    return nonce === undefined
      ? null
      : invalidToken('Nonce (nonce) claim value mismatch in the ID token')
  if (typeof nonce !== 'string' || nonce === '')
    return invalidToken('Nonce (nonce) claim must be a string present in the ID token')
  return nonce === expected
    ? null
    : invalidToken('Nonce (nonce) claim value mismatch in the ID token')
}

function wrongOrganization(
  { org_id: orgId }: IdTokenPayload,
  organization: string | undefined,
): Failure | null {
  if (organization === undefined) return null
  if (typeof orgId !== 'string' || orgId === '')
    return fail('org_id', 'Organization Id (org_id) claim must be a string present in the ID token')
  return orgId === organization
    ? null
    : fail(
        'org_id',
        shorten(
          `Organization Id (org_id) claim value mismatch in the ID token; expected "${organization}", found "${orgId}"`,
        ),
      )
}

/** OpenID Connect Core 3.2.2.9: the left half of the SHA-256 of the access token. */
async function wrongAccessTokenHash(
  { at_hash: hash }: IdTokenPayload,
  accessToken: string | undefined,
  crypto: Platform['crypto'],
): Promise<Failure | null> {
  if (hash === undefined || accessToken === undefined) return null
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accessToken)),
  )
  return hash === base64url.encode(digest.subarray(0, digest.length / 2))
    ? null
    : invalidToken('Access Token Hash (at_hash) claim value mismatch in the ID token')
}
