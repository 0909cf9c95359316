/** What counts as an e-mail address and as a telephone number: on the site and in its services alike. */

const letter = String.raw`\p{L}\p{M}\p{N}`
const label = `[${letter}](?:[${letter}-]{0,61}[${letter}])?`
const email = new RegExp(
  `^[${letter}.!#$%&'*+/=?^_\`{|}~-]+@(?:${label}\\.)+(?!\\p{N}+$)${label}$`,
  'u',
)

/**
 * Whether a text is an e-mail address: HTML's rule for `input type="email"`, with the letters of all
 * scripts (RFC 6531) and a domain of at least two labels, of which the last is no number.
 *
 * @param text without blanks around it
 */
export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text)

const extension =
  /[ ,;(]*(?:ext(?:n|ension)?|x|#|poste|int|anexo|ramal|доб|wew|dw|durchwahl|转|轉|分机|分機|内線|內線)[.:=]* *\d{1,8}\)?$/i

/**
 * Whether a text is a telephone number as people write it: 6 to 20 digits with any of `+ ( ) . - /`
 * and blanks, and an extension.
 *
 * @param text without blanks around it
 */
export function isTelephone(text: string): boolean {
  if (text.length > 60) return false
  const number = toPlain(text).replace(extension, '')
  const digits = number.replace(/\D/g, '').length
  return /^\(?\+? ?[(\d][()\d ./-]*$/.test(number) && digits >= 6 && digits <= 20
}

/**
 * A telephone number in full width, in Arabic digits or with typographic hyphens in the characters of ASCII, and
 * without the marks of direction that address books copy.
 */
export const toPlain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace(/[\u200b\u200e\u200f\u202a-\u202d\u2060\u2066-\u2069\ufeff]/g, '')

/**
 * A telephone number as programs dial it: digits after `+`, without the `(0)` of national calls, and
 * its extension. A national number has no `+`.
 */
export function toDialled(text: string): { number: string; extension: string | null } {
  const plain = toPlain(text)
  const end = extension.exec(plain)?.[0] ?? ''
  const number = plain.slice(0, plain.length - end.length)
  const plus = /^\s*\(?\+/.test(number) ? '+' : '' // also of (+44)
  const digits = (plus ? number.replace(/\( ?0 ?\)/, '') : number).replace(/\D/g, '')
  return {
    number: plus + digits,
    extension: end.replace(/\D/g, '') || null,
  }
}

/** A number as a URI (RFC 3966). */
export function toTelUri(text: string): string {
  const { number, extension } = toDialled(text)
  return `tel:${number}${extension ? `;ext=${extension}` : ''}`
}
