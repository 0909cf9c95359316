import type { Person } from '@/lib/content/person/to-person'
import { toDialled } from '@law-firm/contract/telephone'
import { env } from '@/lib/env/env'
import { splitAddress } from './split-address'
import { escaped, type Card } from './vcard'

/** Identifies a person whatever the language and the slug of the profile are. */
export const uidOf = ({ id }: { id: number }): string => `${env.SITE_URL}/people/${id}`

/** The address of a person's first office, in the fields of a card. */
export const toAddress = (
  lines: readonly string[],
  office: string,
  country: { name?: string | null } | null | undefined,
): Card['address'] => ({ ...splitAddress(lines, office), country: country?.name ?? '' })

/** Maps a person to a business card; `url` is the profile's absolute URL. */
export function toCard(person: Person, url: string, organisation: string): Card {
  const [office] = person.offices
  return {
    uid: uidOf(person),
    url,
    name: person.name,
    givenName: person.givenName,
    familyName: person.familyName,
    honorific: person.honorific,
    postNominals: person.postNominals,
    jobTitle: person.jobTitle,
    organisation,
    email: person.email,
    phones: person.phones,
    address: office ? toAddress(office.address, office.label, office.country) : null,
    revised: person.updatedAt,
  }
}

/** The short form for a QR code: telephone and e-mail. */
export const toShortCard = (person: Person, organisation: string): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(person.familyName)};${escaped(person.givenName)}`,
    `FN:${escaped(person.name)}`,
    `ORG:${escaped(organisation)}`,
    `EMAIL:${escaped(person.email)}`,
    ...person.phones.slice(0, 2).map(({ number }) => `TEL:${toDialled(number).number}`),
    'END:VCARD',
  ].join('\n')
