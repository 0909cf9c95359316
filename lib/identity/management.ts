import type { IdentityClient } from './client'
import { OptionError, assertOptions, isRecord, settle, succeed, type Outcome } from './outcome'
import { callProvider, toIdentityError, type Call } from './request'

type Asker = Pick<IdentityClient, 'origin' | 'platform'>
type Profile = Record<string, unknown>

/** Whose profile, and the access token that may read or change it. */
export type ManagementOptions = { token: string; userId: string }

/** The provider's profile of a user: GET users/{id} (section 7, Management API). */
export const getUser = (client: Asker, options: ManagementOptions): Promise<Outcome<Profile>> =>
  settle(() => askForObject(client, options, ''))

/** Changes the user's own metadata: PATCH users/{id} with user_metadata (section 7, Management API). */
export const patchUserMetadata = (
  client: Asker,
  options: ManagementOptions & { userMetadata: Profile },
): Promise<Outcome<Profile>> =>
  settle(async () => {
    assertObject(options, 'userMetadata')
    return askForObject(client, options, '', {
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
    return askForObject(client, options, '', { method: 'PATCH', body: options.attributes })
  })

/**
 * Links another account, known by an ID token of it: POST users/{id}/identities with link_with (section 7, Management API).
 *
 * @returns the identities that the user has now
 */
export const linkUser = (
  client: Asker,
  options: ManagementOptions & { secondaryUserToken: string },
): Promise<Outcome<readonly Profile[]>> =>
  settle(async () => {
    assertOptions(options, 'token', 'userId', 'secondaryUserToken')
    const answered = await ask(client, options, '/identities', {
      method: 'POST',
      body: { link_with: options.secondaryUserToken },
    })
    if (!answered.ok) return answered
    return Array.isArray(answered.value)
      ? succeed(answered.value.filter(isRecord))
      : { ok: false, error: toIdentityError(null) }
  })

/** Ends every session of the user at the provider, and the grants of them: DELETE users/{id}/sessions. */
export const endSessions = (client: Asker, options: ManagementOptions): Promise<Outcome<unknown>> =>
  settle(() => ask(client, options, '/sessions', { method: 'DELETE' }))

/** Where the user is signed in at the provider: GET users/{id}/sessions. */
export const listSessions = (
  client: Asker,
  options: ManagementOptions,
): Promise<Outcome<readonly Profile[]>> =>
  settle(async () => {
    const answered = await askForObject(client, options, '/sessions')
    if (!answered.ok) return answered
    return Array.isArray(answered.value.sessions)
      ? succeed(answered.value.sessions.filter(isRecord))
      : { ok: false, error: toIdentityError(null) }
  })

/** Takes a linked account out again: DELETE users/{id}/identities/{provider}/{user_id}. */
export const unlinkUser = (
  client: Asker,
  options: ManagementOptions & { provider: string; secondaryUserId: string },
): Promise<Outcome<unknown>> =>
  settle(async () => {
    assertOptions(options, 'provider', 'secondaryUserId')
    return ask(
      client,
      options,
      `/identities/${toSegment(options.provider)}/${toSegment(options.secondaryUserId)}`,
      { method: 'DELETE' },
    )
  })

async function askForObject(
  client: Asker,
  options: ManagementOptions,
  path: string,
  call?: Call,
): Promise<Outcome<Profile>> {
  const answered = await ask(client, options, path, call)
  if (!answered.ok) return answered
  return isRecord(answered.value)
    ? succeed(answered.value)
    : { ok: false, error: toIdentityError(null) }
}

async function ask(
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

/** Dots alone would climb to another endpoint, escaped or not. */
function toSegment(userId: string): string {
  if (/^(?:\.|%2e){1,2}$/i.test(userId)) throw new OptionError('userId is not valid')
  return encodeURIComponent(userId)
}

function assertObject(options: unknown, name: string): void {
  if (!isRecord(options) || !isRecord(options[name]))
    throw new OptionError(`${name} option is required`)
}
