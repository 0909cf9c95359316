import { toDialled, toTelUri } from '@law-firm/contract/telephone'
import type { PostalAddress } from './split-address'

/** Electronic business cards: vCard 3.0 (RFC 2426), as Outlook and iOS do not read 4.0 (RFC 6350). */

export type Card = {
  /** A URI that identifies the person in all languages and spellings. */
  uid: string
  /** The profile. */
  url: string
  name: string
  givenName: string
  familyName: string
  honorific: string | null
  postNominals: string | null
  jobTitle: string
  organisation: string
  email: string
  phones: { kind: 'office' | 'mobile'; number: string }[]
  address: (PostalAddress & { country: string }) | null
  /** ISO date and time of the last change. */
  revised: string | null
}

/** Escapes backslash, comma, semicolon and line breaks (RFC 2426, section 5); removes control characters. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .replace(/[\\,;]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n')

/** Other values, such as numbers and URLs, must not contain line breaks either. */
const oneLine = (line: string): string => line.replace(/[\u0000-\u001f\u007f]/g, '')

/** Folds a line after 75 octets without splitting a character (RFC 2425, section 5.8.1). */
export function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

export type Version = '3.0' | '4.0'

/** The card as UTF-8 text with CRLF line ends. */
export function buildVcard(card: Card, version: Version = '3.0'): string {
  const isNew = version === '4.0'
  const names = [card.familyName, card.givenName, '', card.honorific ?? '', card.postNominals ?? '']
    .map(escaped)
    .join(';')
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `UID:${card.uid}`,
    `FN:${escaped(card.name)}`,
    `N:${names}`,
    `ORG:${escaped(card.organisation)}`,
    `TITLE:${escaped(card.jobTitle)}`,
    `EMAIL;TYPE=${isNew ? 'work' : 'INTERNET,WORK'}:${escaped(card.email)}`,
    ...card.phones.map(isNew ? toNewTel : toTel),
    ...(card.address
      ? [`ADR;TYPE=${isNew ? 'work' : 'WORK'}:;;${toAddressFields(card.address)}`]
      : []),
    `URL:${card.url}`,
    ...(card.revised ? [`REV:${toTime(card.revised, isNew)}`] : []),
    'END:VCARD',
  ]
  return `${lines.map((line) => foldLine(oneLine(line))).join('\r\n')}\r\n`
}

const toAddressFields = (address: NonNullable<Card['address']>): string => {
  const { street, city, region, postcode, country } = address
  return [street, city, region, postcode, country].map(escaped).join(';')
}

type Phone = Card['phones'][number]

const toTel = ({ kind, number }: Phone): string => {
  const dialled = toDialled(number)
  const text = dialled.extension ? `${dialled.number} x${dialled.extension}` : dialled.number
  return `TEL;TYPE=${kind === 'mobile' ? 'CELL' : 'WORK'},VOICE:${escaped(text)}`
}

/** RFC 3966: a number without `+` needs a context, and is text instead. */
const toNewTel = ({ kind, number }: Phone): string => {
  const type = `TYPE="${kind === 'mobile' ? 'cell' : 'work'},voice"`
  const uri = toTelUri(number)
  return uri.startsWith('tel:+') ? `TEL;VALUE=uri;${type}:${uri}` : `TEL;${type}:${escaped(number)}`
}

/** Version 4.0 has times without hyphens and colons. */
const toTime = (time: string, isNew: boolean): string =>
  time.replace(/\.\d+/, '').replace(isNew ? /[-:]/g : /$^/, '')
