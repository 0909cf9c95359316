import { checkAnswer, errorOf, missingToken, stateMismatch } from './check-answer'
import { defaultResponseType, type IdentityClient } from './client'
import { fail, settle, succeed, type Outcome } from './outcome'
import { answerNames, type Answer, type AuthenticationResult } from './result'
import { takeTransaction } from './transactions'

export type ParseHashOptions = {
  /** The address's hash, with or without `#`; the platform's location unless given. */
  hash?: string
  /** What was asked for; the saved transaction's, then the client's, unless given. */
  responseType?: string
}

/** The result, and where the visitor wanted to go: always a path of this site. */
export type ParsedHash = AuthenticationResult & { redirectUrl: string }

/**
 * Reads the provider's answer from the hash of the return address (section 4, "On return"; section 5; OpenID Connect
 * Core 3.2.2.5). The saved transaction is used up.
 *
 * @returns null for a hash without tokens and without error. Errors (section 8): those of the provider as they came,
 * `invalid_hash`, `invalid_token`, `org_id`. Never throws or rejects.
 */
export function parseHash(
  client: IdentityClient,
  options: ParseHashOptions = {},
): Promise<Outcome<ParsedHash | null>> {
  return settle(async () => {
    const read = readHash(options.hash ?? client.platform.location.hash)
    if (!read.ok) return read
    const answer = read.value
    const transaction =
      answer.state === undefined ? null : takeTransaction(client.platform, answer.state)
    if (answer.error !== undefined) return { ok: false, error: errorOf(answer) }
    if (!answer.access_token && !answer.id_token) return succeed(null)
    const responseType =
      options.responseType ??
      transaction?.responseType ??
      client.settings.responseType ??
      defaultResponseType
    const missing = missingToken(answer, responseType)
    if (missing) return missing
    if (!transaction) return stateMismatch()
    const checked = await checkAnswer(client, answer, { ...transaction, responseType })
    return checked.ok
      ? succeed({ ...checked.value, redirectUrl: transaction.redirectUrl })
      : checked
  })
}

/** Unescaping a mebibyte can take 200 ms; the longest real token has a few kilobytes. */
const longestValue = 65_536

const known = new Set<string>(answerNames)
const isKnown = (name: string): name is keyof Answer => known.has(name)

/** Only the parameters that matter are unescaped, in one pass: a hash of any length costs its length. */
function readHash(hash: unknown): Outcome<Answer> {
  const answer: Answer = {}
  if (typeof hash !== 'string') return succeed(answer)
  const text = hash.replace(/^#?\/?/, '')
  let equals = -1
  for (let start = 0; start < text.length;) {
    const ampersand = text.indexOf('&', start)
    const end = ampersand === -1 ? text.length : ampersand
    // Looked for again only when passed: searching from every `&` would cost the square of the length.
    if (equals < start) equals = text.indexOf('=', start)
    if (equals === -1) break
    const name = equals < end && equals - start <= 20 ? text.slice(start, equals) : ''
    if (isKnown(name)) {
      if (Object.hasOwn(answer, name))
        return fail('invalid_hash', `the hash contains \`${name}\` more than once`)
      if (end - equals > longestValue)
        return fail('invalid_hash', `the hash contains a \`${name}\` that is too long`)
      const value = unescaped(text.slice(equals + 1, end))
      if (value === null) return fail('invalid_hash', `the hash contains a malformed \`${name}\``)
      answer[name] = value
    }
    start = end + 1
  }
  return succeed(answer)
}

function unescaped(value: string): string | null {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '))
  } catch {
    return null
  }
}
