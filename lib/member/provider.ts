import 'server-only'
import { env } from '../env/env'
import {
  callProvider,
  changePassword,
  createIdentityClient,
  endSessions,
  getUser,
  listSessions,
  patchUserMetadata,
  unlinkUser,
  type IdentityClient,
  type ManagementOptions,
  type Platform,
} from '../identity'
import { identityConfiguration } from '../session/configuration'
import type { Member } from '../session/server'
import { serverPlatform } from '../session/server-platform'
import type { Details } from './record'

/** The member's account at the provider, by its management API (specification, section 7). */

/** The calls that are used here need the network and the clock only. */
const client: IdentityClient | null = identityConfiguration
  ? createIdentityClient(
      { domain: identityConfiguration.domain, clientId: identityConfiguration.browserClientId },
      serverPlatform as unknown as Platform,
    )
  : null

let management: { token: string; until: number } | undefined

/**
 * Where a machine-to-machine application is configured, its token (a hosted tenant lets no token of another API change
 * a profile); else the member's own.
 */
async function tokenFor(member: Member, { origin }: IdentityClient): Promise<string | null> {
  const { AUTH0_MANAGEMENT_CLIENT_ID: clientId, AUTH0_MANAGEMENT_CLIENT_SECRET: secret } = env
  if (!clientId || !secret) return member.accessToken
  if (management && management.until > Date.now()) return management.token
  const answer = await callProvider(serverPlatform, `${origin}/oauth/token`, {
    method: 'POST',
    body: {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: secret,
      audience: `${origin}/api/v2/`,
    },
  })
  const { access_token: token, expires_in: seconds } = (answer.ok ? answer.value : {}) as {
    access_token?: string
    expires_in?: number
  }
  if (!token) return null
  management = { token, until: Date.now() + ((seconds ?? 600) - 60) * 1000 }
  return token
}

/** Runs a call in the member's name. @returns null where it failed */
async function ask<Answer>(
  member: Member,
  call: (
    client: IdentityClient,
    options: ManagementOptions,
  ) => Promise<{ ok: true; value: Answer } | { ok: false }>,
): Promise<{ value: Answer } | null> {
  const token = client && (await tokenFor(member, client))
  if (!client || !token) return null
  const answer = await call(client, { token, userId: member.subject })
  return answer.ok ? { value: answer.value } : null
}

/** Tells the provider the member's details, under `user_metadata`. @returns whether it took them */
export async function mirrorDetails(
  member: Member,
  { givenName, familyName, jobTitle, company, phone, language }: Details,
): Promise<boolean> {
  const userMetadata = {
    given_name: givenName,
    family_name: familyName,
    jobTitle,
    company,
    phone,
    language,
  }
  return (
    (await ask(member, (own, options) => patchUserMetadata(own, { ...options, userMetadata }))) !==
    null
  )
}

/** How one signs in: `key` names a linked one for `unlinkIdentity`. */
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

/** How the member signs in, and where they are signed in; null while the provider does not say. */
export async function getProviderAccount(member: Member): Promise<ProviderAccount | null> {
  const [profile, sessions] = await Promise.all([ask(member, getUser), ask(member, listSessions)])
  if (!profile) return null
  const { identities, multifactor } = profile.value
  return {
    identities: (Array.isArray(identities) ? (identities as RawIdentity[]) : []).map(toIdentity),
    sessions: (sessions?.value ?? []).map((one) => ({
      id: text(one.id) ?? '',
      since: text(one.authenticated_at),
      until: text(one.expires_at),
    })),
    hasSecondFactor: Array.isArray(multifactor) && multifactor.length > 0,
    hasPassword: member.subject.startsWith('auth0|'),
  }
}

/** Ends every session of the member at the provider. @returns whether it did */
export const endProviderSessions = async (member: Member): Promise<boolean> =>
  (await ask(member, endSessions)) !== null

/** @param key of `ProviderIdentity` @returns whether it is linked no more */
export async function unlinkIdentity(member: Member, key: string): Promise<boolean> {
  const [provider = '', ...rest] = key.split('|')
  return (
    (await ask(member, (own, options) =>
      unlinkUser(own, { ...options, provider, secondaryUserId: rest.join('|') }),
    )) !== null
  )
}

/** Mails a link to choose a new password (section 7). @returns whether the provider took it */
export async function mailPasswordLink(email: string): Promise<boolean> {
  return (
    client !== null &&
    (await changePassword(client, { email, connection: 'Username-Password-Authentication' })).ok
  )
}

/** Where a second factor is switched on or off: a page of the provider. */
export const secondFactorAddress = (): string | null =>
  env.AUTH0_SECOND_FACTOR_URL ??
  (client?.origin.startsWith('http://localhost') ? `${client.origin}/mfa/enrol` : null)
