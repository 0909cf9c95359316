import type { IdentityClient } from './client'
import { OptionError, assertOptions, isRecord, settle, succeed, type Outcome } from './outcome'
import { callProvider, toIdentityError, type Call } from './request'

type Asker = Pick<IdentityClient, 'origin' | 'platform'>
type Profile = Record<string, unknown>

/** The user, and an access token that may read or change the profile. */
export type ManagementOptions = { token: string; userId: string }

/** The provider's profile of a user: GET users/{id} (section 7, Management API). */
export const getUser = (client: Asker, options: ManagementOptions): Promise<Outcome<Profile>> =>
  settle(() => callForObject(client, options, ''))

/** Changes the user's own metadata: PATCH users/{id} with user_metadata (section 7, Management API). */
export const patchUserMetadata = (
  client: Asker,
  options: ManagementOptions & { userMetadata: Profile },
): Promise<Outcome<Profile>> =>
  settle(async () => {
    assertObject(options, 'userMetadata')
    return callForObject(client, options, '', {
      method: 'PATCH',
      body: { user_metadata: options.userMetadata },
    })
  })

/** Changes the user's root attributes, such as name or picture: PATCH users/{id} (section 7, Management API). */
export const patchUserAttributes = (
  client: Asker,
  options: ManagementOptions & { attributes: Profile },
): Promise<Outcome<Profile>> =>
  settle(async () => {
    assertObject(options, 'attributes')
    return callForObject(client, options, '', { method: 'PATCH', body: options.attributes })
  })

/**
 * Links another account: POST users/{id}/identities (section 7, Management API), with `link_with`, the ID token of its
 * sign-in. Auth0 accepts that of the application only that the access token is of; a machine-to-machine application
 * names the account instead, after checking its ID token.
 *
 * @returns the identities that the user has now
 */
export const linkUser = (
  client: Asker,
  options: ManagementOptions &
    ({ secondaryUserToken: string } | { provider: string; secondaryUserId: string }),
): Promise<Outcome<readonly Profile[]>> =>
  settle(async () => {
    const body =
      'provider' in options
        ? { provider: options.provider, user_id: options.secondaryUserId }
        : { link_with: options.secondaryUserToken }
    if ('provider' in options) assertOptions(options, 'provider', 'secondaryUserId')
    else assertOptions(options, 'token', 'userId', 'secondaryUserToken')
    const outcome = await callApi(client, options, '/identities', { method: 'POST', body })
    if (!outcome.ok) return outcome
    return Array.isArray(outcome.value)
      ? succeed(outcome.value.filter(isRecord))
      : { ok: false, error: toIdentityError(null) }
  })

/** Revokes all sessions of the user at the provider with their grants: DELETE users/{id}/sessions. */
export const endSessions = (client: Asker, options: ManagementOptions): Promise<Outcome<unknown>> =>
  settle(() => callApi(client, options, '/sessions', { method: 'DELETE' }))

/** The user's sessions at the provider: GET users/{id}/sessions. */
export const listSessions = (
  client: Asker,
  options: ManagementOptions,
): Promise<Outcome<readonly Profile[]>> =>
  settle(async () => {
    const outcome = await callForObject(client, options, '/sessions')
    if (!outcome.ok) return outcome
    return Array.isArray(outcome.value.sessions)
      ? succeed(outcome.value.sessions.filter(isRecord))
      : { ok: false, error: toIdentityError(null) }
  })

/** Unlinks an account: DELETE users/{id}/identities/{provider}/{user_id}. */
export const unlinkUser = (
  client: Asker,
  options: ManagementOptions & { provider: string; secondaryUserId: string },
): Promise<Outcome<unknown>> =>
  settle(async () => {
    assertOptions(options, 'provider', 'secondaryUserId')
    return callApi(
      client,
      options,
      `/identities/${toSegment(options.provider)}/${toSegment(options.secondaryUserId)}`,
      { method: 'DELETE' },
    )
  })

async function callForObject(
  client: Asker,
  options: ManagementOptions,
  path: string,
  call?: Call,
): Promise<Outcome<Profile>> {
  const outcome = await callApi(client, options, path, call)
  if (!outcome.ok) return outcome
  return isRecord(outcome.value)
    ? succeed(outcome.value)
    : { ok: false, error: toIdentityError(null) }
}

async function callApi(
  { origin, platform }: Asker,
  options: ManagementOptions,
  path: string,
  call: Call = {},
): Promise<Outcome<unknown>> {
  assertOptions(options, 'token', 'userId')
  return callProvider(platform, `${origin}/api/v2/users/${toSegment(options.userId)}${path}`, {
    ...call,
    token: options.token,
  })
}

/** A segment of dots would select another endpoint, escaped or not. */
function toSegment(userId: string): string {
  if (/^(?:\.|%2e){1,2}$/i.test(userId)) throw new OptionError('userId is not valid')
  return encodeURIComponent(userId)
}

function assertObject(options: unknown, name: string): void {
  if (!isRecord(options) || !isRecord(options[name]))
    throw new OptionError(`${name} option is required`)
}
