import 'server-only'
import { env } from '../env/env'
import {
  callProvider,
  changePassword,
  createIdentityClient,
  endSessions,
  getUser,
  linkUser,
  listSessions,
  login,
  loginWithResourceOwner,
  patchUserAttributes,
  patchUserMetadata,
  unlinkUser,
  validateIdToken,
  type IdentityClient,
  type ManagementOptions,
  type Outcome,
  type Platform,
} from '../identity'
import { identityConfiguration } from '../session/configuration'
import type { Member } from '../session/server'
import { serverPlatform } from '../session/server-platform'
import type { Details } from './record'

/** The member's account at the identity provider, by its Management API (specification, section 7). */

/** The calls that are used here need only fetch and timers. */
const client: IdentityClient | null = identityConfiguration
  ? createIdentityClient(
      { domain: identityConfiguration.domain, clientId: identityConfiguration.browserClientId },
      serverPlatform as unknown as Platform,
    )
  : null

let management: { token: string; until: number } | undefined

/** The token of a machine-to-machine application if configured, as a hosted tenant requires, else the member's own. */
async function tokenFor(member: Member, { origin }: IdentityClient): Promise<string | null> {
  const { AUTH0_MANAGEMENT_CLIENT_ID: clientId, AUTH0_MANAGEMENT_CLIENT_SECRET: secret } = env
  if (env.AUTH0_MANAGEMENT_TOKEN) return env.AUTH0_MANAGEMENT_TOKEN
  if (!clientId || !secret) return member.accessToken
  if (management && management.until > performance.now()) return management.token
  const outcome = await callProvider(serverPlatform, `${origin}/oauth/token`, {
    method: 'POST',
    body: {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: secret,
      audience: `${origin}/api/v2/`,
    },
  })
  const { access_token: token, expires_in: seconds } = (outcome.ok ? outcome.value : {}) as {
    access_token?: string
    expires_in?: number
  }
  if (!token) return null
  management = { token, until: performance.now() + ((seconds ?? 600) - 60) * 1000 }
  return token
}

type ManagementCall<Value> = (
  client: IdentityClient,
  options: ManagementOptions,
) => Promise<Outcome<Value>>

/** Calls the Management API for the member. @returns null without a token for it */
async function managementOutcome<Value>(
  member: Member,
  call: ManagementCall<Value>,
): Promise<Outcome<Value> | null> {
  const token = client && (await tokenFor(member, client))
  return client && token ? call(client, { token, userId: member.subject }) : null
}

/** @returns null after an error */
async function callManagementApi<Value>(
  member: Member,
  call: ManagementCall<Value>,
): Promise<{ value: Value } | null> {
  const outcome = await managementOutcome(member, call)
  return outcome?.ok ? { value: outcome.value } : null
}

/**
 * Writes the member's details to `user_metadata`, and the name to the profile.
 *
 * @returns the claims that have changed; null when it failed
 */
export async function mirrorDetails(
  member: Member,
  { givenName, familyName, jobTitle, company, phone, language }: Details,
): Promise<Record<string, unknown> | null> {
  const userMetadata = {
    given_name: givenName,
    family_name: familyName,
    jobTitle,
    company,
    phone,
    language,
  }
  const name = [givenName, familyName].filter(Boolean).join(' ')
  const attributes = {
    given_name: givenName,
    family_name: familyName,
    ...(name ? { name } : {}),
  }
  const results = await Promise.all([
    callManagementApi(member, (identityClient, options) =>
      patchUserMetadata(identityClient, { ...options, userMetadata }),
    ),
    // not for accounts of other providers, whose names a tenant does not change
    hasPassword(member)
      ? callManagementApi(member, (identityClient, options) =>
          patchUserAttributes(identityClient, { ...options, attributes }),
        )
      : {},
  ])
  if (results.some((result) => result === null)) return null
  return hasPassword(member) ? attributes : {}
}

/** A way to sign in; `key` is the argument of `unlinkIdentity` for linked ones. */
type ProviderIdentity = { connection: string; name: string | null; key: string | null }
type ProviderSession = { id: string; since: string | null; until: string | null }
export type ProviderAccount = {
  identities: ProviderIdentity[]
  sessions: ProviderSession[]
  hasSecondFactor: boolean
  hasPassword: boolean
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

type RawIdentity = {
  connection?: unknown
  provider?: unknown
  user_id?: unknown
  profileData?: { email?: unknown; name?: unknown }
}

const toIdentity = ({
  connection,
  provider,
  user_id: userId,
  profileData,
}: RawIdentity): ProviderIdentity => ({
  connection: text(connection) ?? '',
  name: text(profileData?.email) ?? text(profileData?.name),
  key: profileData ? `${String(provider)}|${String(userId)}` : null,
})

/** The member's identities and sessions; null while the provider is unavailable. */
export async function getProviderAccount(member: Member): Promise<ProviderAccount | null> {
  const [profile, sessions] = await Promise.all([
    callManagementApi(member, getUser),
    callManagementApi(member, listSessions),
  ])
  if (!profile) return null
  const { identities, multifactor } = profile.value
  return {
    identities: (Array.isArray(identities) ? (identities as RawIdentity[]) : []).map(toIdentity),
    sessions: (sessions?.value ?? []).map((session) => ({
      id: text(session.id) ?? '',
      since: text(session.authenticated_at),
      until: text(session.expires_at),
    })),
    hasSecondFactor: Array.isArray(multifactor) && multifactor.length > 0,
    hasPassword: hasPassword(member),
  }
}

/** Revokes all sessions of the member at the provider. @returns whether it succeeded */
export const endProviderSessions = async (member: Member): Promise<boolean> =>
  (await callManagementApi(member, endSessions)) !== null

/** Seconds between the sign-in to a further identity and its link. */
export const linkMaxAge = 300

/** The subject of an ID token that the browser's client got with this nonce, for a sign-in just now. */
export async function readFurtherIdentity(
  idToken: string,
  nonce: string,
): Promise<'unavailable' | 'refused' | { subject: string }> {
  if (!client) return 'unavailable'
  const checked = await validateIdToken(client, idToken, { nonce, maxAge: linkMaxAge })
  if (checked.ok) return { subject: checked.value.sub }
  return checked.error.error === 'request_error' ? 'unavailable' : 'refused'
}

/** Links an account that its ID token has proven (section 7). @returns whether it succeeded */
export async function linkIdentity(
  member: Member,
  { idToken, subject }: { idToken: string; subject: string },
): Promise<boolean> {
  const isOfApplication = !env.AUTH0_MANAGEMENT_TOKEN && env.AUTH0_MANAGEMENT_CLIENT_ID
  const [provider = '', ...rest] = subject.split('|')
  const secondary = isOfApplication
    ? { provider, secondaryUserId: rest.join('|') }
    : { secondaryUserToken: idToken }
  return (
    (await callManagementApi(member, (identityClient, options) =>
      linkUser(identityClient, { ...options, ...secondary }),
    )) !== null
  )
}

/** @param key of `ProviderIdentity` @returns whether it was unlinked */
export async function unlinkIdentity(member: Member, key: string): Promise<boolean> {
  const [provider = '', ...rest] = key.split('|')
  return (
    (await callManagementApi(member, (identityClient, options) =>
      unlinkUser(identityClient, { ...options, provider, secondaryUserId: rest.join('|') }),
    )) !== null
  )
}

const passwordConnection = 'Username-Password-Authentication'

const hasPassword = ({ subject }: Member): boolean => subject.startsWith('auth0|')

export type Confirmation = 'confirmed' | 'wrong' | 'locked' | 'unavailable'

/**
 * Whether the password is that of the member's account, by a login at the provider (section 7, oauth/token or
 * oauth/ro) whose tokens are not used. An account without a password needs no confirmation.
 */
export async function confirmPassword(member: Member, password: string): Promise<Confirmation> {
  if (!hasPassword(member)) return 'confirmed'
  if (!password) return 'wrong'
  const profile = await callManagementApi(member, getUser)
  const username = text(profile?.value.email)
  if (!client || !username) return 'unavailable'
  const options = { username, password, scope: 'email' }
  const outcome = await (env.AUTH0_PASSWORD_GRANT === 'resource-owner'
    ? loginWithResourceOwner(client, { ...options, connection: passwordConnection })
    : login(client, { ...options, realm: passwordConnection }))
  if (outcome.ok) return 'confirmed'
  return confirmations[outcome.error.error] ?? 'unavailable'
}

const confirmations: Partial<Record<string, Confirmation>> = {
  mfa_required: 'confirmed', // the second factor follows a correct password
  invalid_grant: 'wrong',
  invalid_user_password: 'wrong', // of oauth/ro
  too_many_attempts: 'locked',
  requires_verification: 'locked',
}

/** Changes the address of an account with a password; the provider mails a link to the new one, to confirm it. */
export async function changeProviderEmail(
  member: Member,
  email: string,
): Promise<'changed' | 'refused' | 'unavailable'> {
  if (!hasPassword(member)) return 'refused' // another provider's address
  const outcome = await managementOutcome(member, (identityClient, options) =>
    patchUserAttributes(identityClient, {
      ...options,
      attributes: {
        email,
        email_verified: false,
        verify_email: true,
        connection: passwordConnection,
        client_id: identityClient.settings.clientId,
      },
    }),
  )
  if (outcome?.ok) return 'changed'
  return outcome && [400, 409].includes(outcome.error.statusCode ?? 0) ? 'refused' : 'unavailable'
}

/** Sends an e-mail with a link to choose a new password (section 7). @returns whether it succeeded */
export async function mailPasswordLink(email: string): Promise<boolean> {
  return (
    client !== null && (await changePassword(client, { email, connection: passwordConnection })).ok
  )
}

/** The provider's page for enrolment of a second factor. */
export const secondFactorAddress = (): string | null =>
  env.AUTH0_SECOND_FACTOR_URL ??
  (client?.origin.startsWith('http://localhost') ? `${client.origin}/mfa/enrol` : null)
