import type { Env } from '../env'
import type { Organisation } from '../store/organisations'
import { databaseConnection, toDisplayName, toProvider, type User } from '../store/users'

const ownNames = [
  'connection',
  'identityProvider',
  'userIdentifier',
  'isLocal',
  'isSocial',
  'company',
  'jobTitle',
  'prismaId',
  'organisationName',
] as const

/**
 * The claims of each scope in ID tokens and userinfo. Non-standard claims are namespaced by the
 * issuer, as Auth0 requires.
 */
export const createClaimsByScope = (issuer: string): Record<string, string[]> => ({
  openid: ['sub', 'org_id'],
  profile: [
    'name',
    'nickname',
    'given_name',
    'family_name',
    'picture',
    'updated_at',
    ...ownNames.map((name) => issuer + name),
  ],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
})

type Claims = Record<string, unknown> & { sub: string }

/** All non-empty claims of a user; scopes filter them. */
export function toClaims(
  user: User,
  organisation: Organisation | undefined,
  { issuer }: Pick<Env, 'issuer'>,
): Claims {
  const isLocal = user.connection === databaseConnection
  const claims: Record<(typeof ownNames)[number], unknown> = {
    connection: user.connection,
    identityProvider: toProvider(user.connection),
    userIdentifier: user.id.slice(user.id.indexOf('|') + 1),
    isLocal,
    isSocial: !isLocal && !isPasswordless(user.connection),
    company: textIn(user.userMetadata, 'company'),
    jobTitle: textIn(user.userMetadata, 'jobTitle'),
    prismaId: textIn(user.appMetadata, 'prismaId') ?? user.id,
    organisationName: organisation?.displayName ?? textIn(user.userMetadata, 'company'),
  }
  const standard = {
    sub: user.id,
    name: toDisplayName(user),
    nickname: user.nickname ?? user.email?.split('@')[0],
    given_name: user.givenName,
    family_name: user.familyName,
    picture: user.picture,
    updated_at: new Date(user.updatedAt * 1000).toISOString(),
    email: user.email,
    email_verified: user.email === null ? null : user.emailVerified,
    phone_number: user.phoneNumber,
    phone_number_verified: user.phoneNumber === null ? null : true,
    org_id: organisation?.id,
  }
  const named = Object.entries(claims).map(([name, value]) => [issuer + name, value])
  return { ...present([...Object.entries(standard), ...named]), sub: user.id }
}

/** The claims that scopes open. */
export function pickClaims(
  claims: Claims,
  scopes: Iterable<string>,
  { issuer }: Pick<Env, 'issuer'>,
): Record<string, unknown> {
  const byScope = createClaimsByScope(issuer)
  const names = [...scopes].flatMap((scope) => byScope[scope] ?? [])
  return Object.fromEntries(Object.entries(claims).filter(([name]) => names.includes(name)))
}

const isPasswordless = (connection: string) => connection === 'email' || connection === 'sms'

const textIn = (metadata: Record<string, unknown>, name: string): string | undefined => {
  const value = metadata[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const present = (entries: unknown[][]) =>
  Object.fromEntries(
    entries.filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )
