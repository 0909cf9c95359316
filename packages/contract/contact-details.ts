/** What counts as an e-mail address: on the site and in its services alike. */

const letter = String.raw`\p{L}\p{M}\p{N}`
// with the signs that stand between the letters of Catalan, Japanese and Hebrew names (RFC 5892, appendix A)
const label = `[${letter}](?:[${letter}·・׳״-]{0,61}[${letter}])?`
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
