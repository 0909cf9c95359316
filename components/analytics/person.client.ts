import type { User } from '@/lib/identity'

/** Who is signed in, as measurements may know them after consent: no address, no token, no free text. */
export type Person = { Id: string; Name: string; Organisation: string }

let person: Person | null = null
const listeners = new Set<(person: Person | null) => void>()

/** Says who is signed in on this page; null for nobody. */
export function setPerson(next: Person | null): void {
  if (
    next?.Id === person?.Id &&
    next?.Name === person?.Name &&
    next?.Organisation === person?.Organisation
  )
    return
  person = next
  for (const listen of listeners) listen(person)
}

/** Tells who is signed in, now and with every change. */
export function onPerson(listen: (person: Person | null) => void): void {
  listeners.add(listen)
  if (person) listen(person)
}

/** The person of a user; null without the claim `prismaId`, as nobody else's identifier may stand in for it. */
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

/** A claim stands plain, or below the provider's domain (section 3). */
function claimOf(profile: Record<string, unknown>, name: string): string | null {
  const key = Object.keys(profile).find((one) => one.endsWith(`/${name}`)) ?? name
  const value = profile[key]
  return typeof value === 'string' && value !== '' ? value : null
}
