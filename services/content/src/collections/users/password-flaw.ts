import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const shortest = 12
const longest = 200
/** Of 0 to 4: cannot be guessed with 10^8 attempts, known leaked passwords included. */
const leastScore = 3

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * What is wrong with a new password (NIST SP 800-63B, 5.1.1: length and no known password matter,
 * kinds of characters do not).
 *
 * @param own words of the account, such as its name
 * @returns null for a good one
 */
export function findPasswordFlaw(password: string, own: string[]): string | null {
  if ([...password].length < shortest) return `At least ${shortest} characters.`
  if (password.length > longest) return `At most ${longest} characters.`
  return zxcvbn.check(password, own.flatMap(toWords)).score < leastScore
    ? 'This is easy to guess or known from a leak. Three or four unrelated words are better.'
    : null
}

const toWords = (text: string) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]
