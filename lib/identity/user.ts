import { emptyAuthorization, type Authorization } from './authorization'
import type { IdentityClient } from './client'
import { isRecord, readText } from './outcome'

/** Section 3, "Authenticated user". Missing claims are `null`. */
export type User = {
  name: string | null
  connection: string | null
  userIdentifier: string | null
  identityProvider: string | null
  /** The subject claim. */
  objectId: string
  email: string | null
  familyName: string | null
  givenName: string | null
  /** The picture claim, if it is an https address. */
  photo: string | null
  isLocal: boolean
  isSocial: boolean
  company: string | null
  jobTitle: string | null
  /** All claims, unchanged. */
  profile: Record<string, unknown>
  /** Empty until the permissions are loaded (section 4). */
  authorization: Authorization
}

/**
 * The user in the claims of a validated ID token or of userinfo (section 3). A claim may be namespaced with the
 * provider's domain (`https://{domain}/company`) or plain; the namespaced one wins, as only the provider's rules set
 * it. Names may be in snake or camel case.
 *
 * @returns null when there is no subject
 */
export function toUser(
  claims: unknown,
  client: Pick<IdentityClient, 'origin' | 'host'>,
): User | null {
  const objectId = readText(claims, 'sub')
  if (!isRecord(claims) || objectId === undefined) return null
  const read = reader(claims, client)
  return {
    name: read.text('name'),
    connection: read.text('connection'),
    userIdentifier: read.text('userIdentifier'),
    identityProvider: read.text('identityProvider'),
    objectId,
    email: read.text('email'),
    familyName: read.text('familyName'),
    givenName: read.text('givenName'),
    photo: toPhoto(read.text('picture')),
    isLocal: read.flag('isLocal'),
    isSocial: read.flag('isSocial'),
    company: read.text('company'),
    jobTitle: read.text('jobTitle'),
    profile: claims,
    authorization: emptyAuthorization,
  }
}

function reader(
  claims: Record<string, unknown>,
  { origin, host }: Pick<IdentityClient, 'origin' | 'host'>,
) {
  const namespaces = [
    ...new Set([`${origin}/`, `https://${host}/`, `http://${host}/`, `${host}/`]),
    '',
  ]
  const values = (field: string) => {
    const names = [field, field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]
    return namespaces
      .flatMap((namespace) => names.map((name) => namespace + name))
      .flatMap((name) => (Object.hasOwn(claims, name) ? [claims[name]] : []))
  }
  return {
    text: (field: string) =>
      values(field).find((value): value is string => typeof value === 'string' && value !== '') ??
      null,
    flag: (field: string) => {
      const value = values(field).find((item) => ['boolean', 'string'].includes(typeof item))
      return value === true || value === 'true'
    },
  }
}

const toPhoto = (picture: string | null) =>
  picture !== null && /^https:\/\/[^\\]/i.test(picture) && URL.canParse(picture) ? picture : null
