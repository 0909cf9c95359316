import { isEmail } from '../../security/passwordless'
import { toEmail, type Metadata, type User } from '../../store/users'
import { invalidBody, ManagementError } from './caller'

type Changes = Partial<
  Pick<
    User,
    | 'name'
    | 'givenName'
    | 'familyName'
    | 'nickname'
    | 'picture'
    | 'userMetadata'
    | 'appMetadata'
    | 'email'
    | 'emailVerified'
    | 'blocked'
  >
>

const ownTexts = {
  name: 'name',
  given_name: 'givenName',
  family_name: 'familyName',
  nickname: 'nickname',
} as const
const administratorOnly = ['email', 'email_verified', 'blocked', 'app_metadata']
const mostMetadata = 16_384

/**
 * Applies a PATCH. Metadata is merged at its first level, `null` deletes a key, as at Auth0.
 *
 * @throws ManagementError for a field that the caller may not change, or an invalid value
 */
export function toChanges(
  user: Pick<User, 'userMetadata' | 'appMetadata'>,
  body: Record<string, unknown>,
  { isAdministrator }: { isAdministrator: boolean },
): Changes {
  const changes: Changes = {}
  for (const [name, value] of Object.entries(body)) {
    if (administratorOnly.includes(name) && !isAdministrator)
      throw new ManagementError(403, 'insufficient_scope', `Insufficient scope to change ${name}`)
    if (Object.hasOwn(ownTexts, name))
      changes[ownTexts[name as keyof typeof ownTexts]] = toText(name, value)
    else if (name === 'picture') changes.picture = toPicture(value)
    else if (name === 'user_metadata')
      changes.userMetadata = toMetadata(name, user.userMetadata, value)
    else if (name === 'app_metadata')
      changes.appMetadata = toMetadata(name, user.appMetadata, value)
    else if (name === 'email')
      Object.assign(changes, {
        email: toAddress(value),
        emailVerified: changes.emailVerified ?? false,
      })
    else if (name === 'email_verified') changes.emailVerified = toFlag(name, value)
    else if (name === 'blocked') changes.blocked = toFlag(name, value)
    else throw invalidBody(`Additional properties not allowed: ${name.slice(0, 50)}`)
  }
  return changes
}

function toText(name: string, value: unknown): string | null {
  if (value === null) return null
  if (typeof value !== 'string' || value.trim() === '' || value.length > 300)
    throw invalidBody(`Expected a text of 1 to 300 characters on property ${name}`)
  return value.trim()
}

function toPicture(value: unknown): string | null {
  if (value === null) return null
  if (
    typeof value !== 'string' ||
    value.length > 2000 ||
    !/^https:\/\/[^\\]/.test(value) ||
    !URL.canParse(value)
  )
    throw invalidBody('Expected an https address on property picture')
  return value
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
