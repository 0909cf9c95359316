/** What counts as a telephone number, and how it is dialled: on the site and in its services alike. */
import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min'
import { toPlain } from './contact-details'

const extension =
  /[ ,;(]*(?:ext(?:n|ension)?|x|#|poste|int|anexo|ramal|доб|wew|dw|durchwahl|转|轉|分机|分機|内線|內線)[.:=]* *\d{1,8}\)?$/i

/**
 * `020 7946 0958 / 0959` and `… (59)`: the end of another number of the same place, after eight digits of the first or
 * more, which are not those of the country.
 */
const furtherNumber =
  /(?<=^(?:\(?\+|00)\D*\d\d\D*(?:\( ?0 ?\)\D*)?(?:\d\D*){7,}|^(?!\(?\+|00)\D*(?:\d\D*){8,}) *(?:\/ *[\d ./-]*|\( ?\d{1,6} ?\))$/

/** An extension behind a hyphen, as in China. */
const hyphened = /^(\(?\+.*\d)-(\d{1,5})$/

const day = /^(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})$/

/** Four numbers up to 255, but for the pairs of digits of Danish telephones. */
const ipAddress = /^(?!\d\d(?:\.\d\d){3}$)(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/

/** `1-800-FLOWERS`: numbers without charge of North America, dialled by the letters of the keys. */
const vanity = /^(?:\+?1[ .-]?)?\(?8(?:00|33|44|55|66|77|88)\)?[ .-](?=[\d-]*[A-Z])[A-Z\d-]{7,12}$/i

/** Longer texts are none. */
const longest = 60

/**
 * Whether a text is a telephone number as people write it: 6 to 20 digits with any of `+ ( ) . - /` and blanks, neither
 * a day nor an IP address. After `+` there is the code of a country, and no more digits than E.164 allows, nor fewer
 * than a number of the country has, unless they are the few of a service.
 *
 * @param text without blanks around it
 */
export function isTelephone(text: string): boolean {
  if (text.length > longest) return false
  const plain = toPlain(text)
  if (vanity.test(plain)) return true
  const number = plain.replace(extension, '')
  const digits = number.replace(/\D/g, '').length
  if (!/^\(?\+? ?[(\d][()\d ./-]*$/.test(number) || digits < 6 || digits > 20) return false
  if (!isInternational(number)) return !day.test(number) && !ipAddress.test(number)
  if (splitInternational(number)) return true
  const parsed = parsePhoneNumberFromString(number)
  if (!parsed || digits > 15) return false
  const isTooShort = validatePhoneNumberLength(number) === 'TOO_SHORT'
  return !isTooShort || parsed.nationalNumber.length <= 5
}

/**
 * A telephone number as programs dial it: digits after `+`, without the `(0)` of national calls, and
 * its extension. A national number has no `+`; of several numbers it is the first.
 */
export function toDialled(text: string): { number: string; extension: string | null } {
  const plain = toPlain(text.slice(0, longest))
  if (vanity.test(plain)) return { number: byKeys(plain), extension: null }
  const end = extension.exec(plain)?.[0] ?? ''
  const number = plain.slice(0, plain.length - end.length)
  const found = isInternational(number) ? splitInternational(number) : null
  if (found) return { ...found, extension: end.replace(/\D/g, '') || found.extension }
  const digits = number.replace(furtherNumber, '').replace(/\D/g, '')
  return {
    number: isInternational(number) ? `+${digits}` : digits,
    extension: end.replace(/\D/g, '') || null,
  }
}

/** A number as a URI (RFC 3966). */
export function toTelUri(text: string): string {
  const { number, extension } = toDialled(text)
  return `tel:${number}${extension ? `;ext=${extension}` : ''}`
}

const isInternational = (number: string): boolean => /^\s*\(?\+/.test(number) // also (+44)

/** A number in the form of E.164, and an extension behind a hyphen; null when no number of its country is so long. */
function splitInternational(text: string): { number: string; extension: string | null } | null {
  const whole = parseInternational(text) ?? parseInternational(text.replace(furtherNumber, ''))
  const [, before = '', behind = ''] = hyphened.exec(text) ?? []
  const short = before && !whole?.isValid() ? parseInternational(before) : null
  if (short?.isValid()) return { number: short.number, extension: behind }
  return whole ? { number: whole.number, extension: null } : null
}

function parseInternational(number: string) {
  const bare = number
    .replace(/\( ?0 ?\)/, '')
    .replace(/^(\(?\+ ?52\)?) ?1(?=\D*(?:\d\D*){10}$)/, '$1') // of mobiles, until 2019
  // Italy, San Marino and the Vatican dial the zero
  const forms = /^\s*\(?\+ ?(?:39|37[89])/.test(number) ? [number, bare] : [bare, number]
  return forms
    .map((form) => parsePhoneNumberFromString(form))
    .find((parsed) => parsed?.isPossible())
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
