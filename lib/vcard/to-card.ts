import type { Person } from '@/lib/content/person/to-person'
import type { Card } from './vcard'

/** A person's profile as a business card; `url` is the profile's absolute address. */
export const toCard = (person: Person, url: string, organisation: string): Card => ({
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
  address: person.offices[0] ? { lines: person.offices[0].address, country: person.offices[0].country?.name ?? '' } : null,
  languages: person.languages,
  revised: person.updatedAt,
})

/** The short form that fits a QR code which any phone reads: vCard 3.0 with what one dials and writes. */
export const toShortCard = (person: Person, organisation: string): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${person.familyName};${person.givenName}`,
    `FN:${person.name}`,
    `ORG:${organisation}`,
    `EMAIL:${person.email}`,
    ...person.phones.slice(0, 2).map(({ number }) => `TEL:${number.replace(/ /g, '')}`),
    'END:VCARD',
  ].join('\n')
