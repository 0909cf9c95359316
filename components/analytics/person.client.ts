import type { User } from '@/lib/identity'

/** The signed-in user as analytics may know them after consent: no email address, token or free text. */
export type Person = { Id: string; Name: string; Organisation: string }

let person: Person | null = null
const listeners = new Set<(person: Person | null) => void>()

/** Sets the page's user and notifies the listeners; null means signed out. */
export function setPerson(next: Person | null): void {
  if (
    next?.Id === person?.Id &&
    next?.Name === person?.Name &&
    next?.Organisation === person?.Organisation
  )
    return
  person = next
  for (const listener of listeners) listener(person)
}

/** Calls the listener with the current user, and on each change. */
export function onPerson(listener: (person: Person | null) => void): void {
  listeners.add(listener)
  if (person) listener(person)
}

/** null without the claim `prismaId`: no other identifier may be sent. */
export function toPerson(
  user: Pick<User, 'profile' | 'givenName' | 'familyName' | 'name'> | null,
): Person | null {
  const Id = user && claimOf(user.profile, 'prismaId')
  if (!user || !Id) return null
  return {
    Id,
    Name: [user.givenName, user.familyName].filter(Boolean).join(' ') || (user.name ?? ''),
    Organisation: claimOf(user.profile, 'organisationName') ?? '',
  }
}

/** Claims are plain, or namespaced by the provider's domain (section 3). */
function claimOf(profile: Record<string, unknown>, name: string): string | null {
  const key = Object.keys(profile).find((claim) => claim.endsWith(`/${name}`)) ?? name
  const value = profile[key]
  return typeof value === 'string' && value !== '' ? value : null
}
