import { visitMs } from '@law-firm/contract/member'
import type { PayloadRequest } from 'payload'
import { readBody } from '../inbox/request-body'
import { env } from '../env'
import { enqueueMail } from '../mail/enqueue-mail'
import { getMemberTexts } from '../mail/member-texts'
import { claimsOfToken } from '../collections/members/access-token'
import { siteUrl, toName } from './digest/compose'
import { memberEndpoint } from './member-endpoint'
import type { Member } from './find-or-create-member'
import type { AuthenticatedMember } from './verified-email'
import { FieldError, parseChanges } from './parse-record'
import { changeRecord, readMember, toRecord, writeMember } from './record'
import { readBearer, emailIn, toIssuer } from './verify-token'

/** `GET /api/member`: the member's record. */
export const readRecordEndpoint = memberEndpoint('get', '/member', async (req, member) =>
  Response.json(toRecord(await readMember(req, member.id))),
)

/** `PATCH /api/member`: changes the submitted fields. 400 names the invalid or unknown one. */
export const changeRecordEndpoint = memberEndpoint('patch', '/member', async (req, member) => {
  await changeRecord(req, member, parseChanges(await readBody(req)))
  return Response.json(toRecord(await readMember(req, member.id)))
})

/**
 * `POST /api/member/visits`: records a visit, the start of the next feed; requests within 30
 * minutes are one visit. Also updates the address from the identity provider.
 */
export const visitEndpoint = memberEndpoint('post', '/member/visits', async (req, member) => {
  const now = new Date()
  const isNew =
    !member.lastVisitAt || now.getTime() - new Date(member.lastVisitAt).getTime() > visitMs
  const identity =
    isNew || !member.email || !member.emailVerified ? await identityOf(member, req.headers) : {}
  await mailOldAddress(req, member, identity)
  await writeMember(req, member.id, {
    ...identity,
    lastVisitAt: now.toISOString(),
    ...(isNew ? { previousVisitAt: member.lastVisitAt ?? null } : {}),
  })
  return Response.json(toRecord(await readMember(req, member.id)).visits)
})

/**
 * `POST /api/member/identity`: reads the address from the provider again, after a change of it.
 * Until it is confirmed it counts as unverified.
 */
export const identityEndpoint = memberEndpoint('post', '/member/identity', async (req, member) => {
  const identity = await identityOf({ ...member, token: undefined }, req.headers)
  await mailOldAddress(req, member, identity)
  await writeMember(req, member.id, identity)
  const { email, emailVerified } = toRecord(await readMember(req, member.id))
  return Response.json({ email, emailVerified })
})

/** Whoever took an account over cannot change its address unnoticed. */
async function mailOldAddress(
  req: PayloadRequest,
  member: AuthenticatedMember,
  identity: { email?: string | null },
): Promise<void> {
  const { email, emailVerified, details } = await readMember(req, member.id)
  if (!email || !emailVerified || !identity.email) return
  if (identity.email.toLowerCase() === email.toLowerCase()) return
  const language = details?.language ?? 'en'
  const { subject, text } = getMemberTexts(language).addressChange
  const url = siteUrl(language, '/contact-us')
  await enqueueMail(req, {
    to: email,
    member: member.id,
    subject,
    text: text({ name: toName(member), url }),
  })
}

/**
 * `POST /api/member/identity/check` with the access token of an identity that is to be linked:
 * whether it has a record of its own, which no sign-in would open afterwards.
 */
export const identityCheckEndpoint = memberEndpoint(
  'post',
  '/member/identity/check',
  async (req) => {
    const { token } = await readBody(req)
    const claims = typeof token === 'string' ? await claimsOfToken(token) : null
    if (!claims) throw new FieldError('token')
    const { totalDocs } = await req.payload.count({
      collection: 'members',
      where: { subject: { equals: claims.sub } },
      overrideAccess: true,
    })
    return Response.json({ subject: claims.sub, isMember: totalDocs > 0 })
  },
)

/**
 * The identity from the access token, else from the userinfo endpoint (OpenID Connect Core, 5.3);
 * empty when the provider is down.
 */
async function identityOf(
  { token, details }: AuthenticatedMember,
  headers: Headers,
): Promise<Partial<Pick<Member, 'email' | 'emailVerified' | 'name' | 'details'>>> {
  const issuer = env.AUTH0_DOMAIN ? toIssuer(env.AUTH0_DOMAIN, env.AUTH0_AUDIENCE).issuer : ''
  if (token?.email && token.emailVerified !== null) return token
  try {
    const response = await fetch(`${issuer}userinfo`, {
      headers: { authorization: `Bearer ${readBearer(headers) ?? ''}` },
      redirect: 'error',
      signal: AbortSignal.timeout(3_000),
    })
    if (!response.ok) return {}
    const claims = (await response.json()) as Record<string, unknown>
    const { email, emailVerified } = emailIn(claims, issuer)
    if (!email) return {}
    const stringClaim = (name: string) =>
      typeof claims[name] === 'string' ? (claims[name] as string).slice(0, 160) : undefined
    const names = {
      givenName: details?.givenName ?? stringClaim('given_name'),
      familyName: details?.familyName ?? stringClaim('family_name'),
    }
    return {
      email,
      emailVerified: emailVerified === true,
      ...(stringClaim('name') ? { name: stringClaim('name') } : {}),
      details: Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined)),
    }
  } catch {
    return {}
  }
}
