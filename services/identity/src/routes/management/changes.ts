import { isEmail } from '../../security/passwordless'
import { toEmail, type Metadata, type User } from '../../store/users'
import { invalidBody, ManagementError } from './caller'

const mostMetadata = 16_384

/** The field of a property, and its value. */
type Setter = (value: unknown, user: Pick<User, 'userMetadata' | 'appMetadata'>) => Partial<User>

const own: Record<string, Setter> = {
  name: (value) => ({ name: toText('name', value) }),
  given_name: (value) => ({ givenName: toText('given_name', value) }),
  family_name: (value) => ({ familyName: toText('family_name', value) }),
  nickname: (value) => ({ nickname: toText('nickname', value) }),
  picture: (value) => ({ picture: toPicture(value) }),
  user_metadata: (value, user) => ({
    userMetadata: toMetadata('user_metadata', user.userMetadata, value),
  }),
}

const administratorOnly: Record<string, Setter> = {
  email: (value) => ({ email: toAddress(value) }),
  email_verified: (value) => ({ emailVerified: toFlag('email_verified', value) }),
  blocked: (value) => ({ blocked: toFlag('blocked', value) }),
  app_metadata: (value, user) => ({
    appMetadata: toMetadata('app_metadata', user.appMetadata, value),
  }),
}

/**
 * Applies a PATCH. Metadata is merged at its first level, `null` deletes a key, as at Auth0. A new
 * address is unverified unless the body says otherwise.
 *
 * @throws ManagementError for a field that the caller may not change, or an invalid value
 */
export function toChanges(
  user: Pick<User, 'userMetadata' | 'appMetadata'>,
  body: Record<string, unknown>,
  { isAdministrator }: { isAdministrator: boolean },
): Partial<User> {
  const changes: Partial<User>[] = Object.entries(body).map(([name, value]) => {
    const isRestricted = Object.hasOwn(administratorOnly, name)
    if (isRestricted && !isAdministrator)
      throw new ManagementError(403, 'insufficient_scope', `Insufficient scope to change ${name}`)
    const set = isRestricted ? administratorOnly[name] : Object.hasOwn(own, name) && own[name]
    if (!set) throw invalidBody(`Additional properties not allowed: ${name.slice(0, 50)}`)
    return set(value, user)
  })
  return Object.assign({}, body.email !== undefined && { emailVerified: false }, ...changes)
}

function toText(name: string, value: unknown): string | null {
  if (value === null) return null
  if (typeof value !== 'string' || value.trim() === '' || value.length > 300)
    throw invalidBody(`Expected a text of 1 to 300 characters on property ${name}`)
  return value.trim()
}

function toPicture(value: unknown): string | null {
  const address = toText('picture', value)
  if (address !== null && !/^https:\/\/[^\\]/.test(address))
    throw invalidBody('Expected an https address on property picture')
  return address
}

function toMetadata(name: string, known: Metadata, value: unknown): Metadata {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidBody(`Expected type object on property ${name}`)
  const merged = Object.fromEntries(
    Object.entries({ ...known, ...value }).filter(([, entry]) => entry !== null),
  )
  if (JSON.stringify(merged).length > mostMetadata) throw invalidBody(`${name} is too large`)
  return merged
}

function toAddress(value: unknown): string {
  if (typeof value !== 'string' || !isEmail(value))
    throw invalidBody('Expected an email address on property email')
  return toEmail(value)
}

function toFlag(name: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw invalidBody(`Expected type boolean on property ${name}`)
  return value
}
