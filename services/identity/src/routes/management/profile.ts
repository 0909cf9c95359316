import { toDisplayName, toProvider, type User, type Users } from '../../store/users'

const toTime = (seconds: number | null) =>
  seconds === null ? undefined : new Date(seconds * 1000).toISOString()

/** A user in the Management API's format, without credentials. */
export function toProfile(
  user: User,
  users: Users,
  { isAdministrator }: { isAdministrator: boolean },
): Record<string, unknown> {
  const profile = {
    user_id: user.id,
    email: user.email ?? undefined,
    email_verified: user.email ? user.emailVerified : undefined,
    phone_number: user.phoneNumber ?? undefined,
    name: toDisplayName(user),
    nickname: user.nickname ?? user.email?.split('@')[0],
    given_name: user.givenName ?? undefined,
    family_name: user.familyName ?? undefined,
    picture: user.picture ?? undefined,
    user_metadata: user.userMetadata,
    identities: toIdentities(user, users),
    created_at: toTime(user.createdAt),
    updated_at: toTime(user.updatedAt),
    last_login: toTime(user.lastLogin),
    logins_count: user.logins,
    multifactor: user.totpConfirmed ? ['totp'] : undefined,
    ...(isAdministrator && { app_metadata: user.appMetadata, blocked: user.blocked }),
  }
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined))
}

/** The primary identity first, then linked ones. */
export const toIdentities = (user: User, users: Users) =>
  [user, ...users.listLinked(user.id)].map((account) => toIdentity(account, account.id !== user.id))

function toIdentity({ id, connection, email, phoneNumber, name }: User, isLinked: boolean) {
  const provider = toProvider(connection)
  return {
    connection,
    provider,
    user_id: id.slice(id.indexOf('|') + 1),
    isSocial: !['auth0', 'email', 'sms'].includes(provider),
    ...(isLinked && {
      profileData: {
        ...(email && { email }),
        ...(phoneNumber && { phone_number: phoneNumber }),
        ...(name && { name }),
      },
    }),
  }
}
