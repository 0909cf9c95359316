/** What counts as a telephone number, and how it is dialled: on the site and in its services alike. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { toPlain } from './contact-details'

const extension =
  /[ ,;(]*(?:ext(?:n|ension)?|x|#|poste|int|anexo|ramal|доб|wew|dw|durchwahl|转|轉|分机|分機|内線|內線)[.:=]* *\d{1,8}\)?$/i

/** `020 7946 0958 / 0959` and `… or 0959` in brackets: the end of another number of the same place. */
const furtherNumber = /(?<=(?:\d\D*){8}) *(?:\/ *(?:[\d ./-]*)|\( ?\d{1,6} ?\))$/

const day = /^(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})$/

/** Four numbers up to 255, but for the pairs of digits of Danish telephones. */
const ipAddress = /^(?!\d\d(?:\.\d\d){3}$)(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/

/** `1-800-FLOWERS`: numbers without charge of North America, dialled by the letters of the keys. */
const vanity = /^(?:\+?1[ .-]?)?\(?8(?:00|33|44|55|66|77|88)\)?[ .-](?=[\d-]*[A-Z])[A-Z\d-]{7,12}$/i

/**
 * Whether a text is a telephone number as people write it. After `+` it has the digits of a number of that country;
 * one without is kept as typed when it has 6 to 20 digits with any of `( ) . - /` and blanks, and is neither a day
 * nor an IP address.
 *
 * @param text without blanks around it
 */
export function isTelephone(text: string): boolean {
  if (text.length > 60) return false
  const plain = toPlain(text)
  if (vanity.test(plain)) return true
  const number = plain.replace(extension, '')
  const digits = number.replace(/\D/g, '').length
  if (!/^\(?\+? ?[(\d][()\d ./-]*$/.test(number) || digits < 6 || digits > 20) return false
  if (isInternational(number)) return toInternational(number.replace(furtherNumber, '')) !== null
  return !day.test(number) && !ipAddress.test(number)
}

/**
 * A telephone number as programs dial it: digits after `+`, without the `(0)` of national calls, and
 * its extension. A national number has no `+`; of several numbers it is the first.
 */
export function toDialled(text: string): { number: string; extension: string | null } {
  const plain = toPlain(text)
  if (vanity.test(plain)) return { number: byKeys(plain), extension: null }
  const end = extension.exec(plain)?.[0] ?? ''
  const number = plain.slice(0, plain.length - end.length).replace(furtherNumber, '')
  const digits = number.replace(/\D/g, '')
  return {
    number: isInternational(number) ? (toInternational(number) ?? `+${digits}`) : digits,
    extension: end.replace(/\D/g, '') || null,
  }
}

/** A number as a URI (RFC 3966). */
export function toTelUri(text: string): string {
  const { number, extension } = toDialled(text)
  return `tel:${number}${extension ? `;ext=${extension}` : ''}`
}

const isInternational = (number: string): boolean => /^\s*\(?\+/.test(number) // also (+44)

/** The number in the form of E.164, or null when no number of its country has so many digits. */
function toInternational(number: string): string | null {
  // the library keeps the zero in brackets of Italy and removes it elsewhere, but for a few countries
  for (const form of [number, number.replace(/\( ?0 ?\)/, '')]) {
    const parsed = parsePhoneNumberFromString(form)
    if (parsed?.isPossible()) return parsed.number
  }
  return null
}

const keys = 'abcdefghijklmnopqrstuvwxyz'
const digitsOfKeys = '22233344455566677778889999'

/** The digits of the keys; a keyboard takes seven after the prefix and ignores the rest. */
const byKeys = (text: string): string => {
  const digits = text
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => digitsOfKeys[keys.indexOf(letter)]!)
    .replace(/\D/g, '')
  return `+1${digits.replace(/^1/, '').slice(0, 10)}`
}
