import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

/** OWASP's minimum scrypt parameters for low memory: N = 2^15, r = 8, p = 3 (about 32 MiB). */
const parameters = { N: 32_768, r: 8, p: 3 }
const keyLength = 32

/** Minimum password length of new accounts. */
const shortestPassword = 12
const longestPassword = 200

function derive(password: string, salt: Buffer, { N, r, p }: typeof parameters): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 128 * 1024 * 1024 }
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

/**
 * @returns `scrypt$N$r$p$salt$key`: the parameters are stored with the hash, so that they can be
 *   raised later
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, parameters)
  return [
    'scrypt',
    parameters.N,
    parameters.r,
    parameters.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$')
}

const placeholder = hashPassword(randomBytes(16).toString('hex'))

/** Takes the same time for unknown accounts and those without a password. */
export async function isRightPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const [, n, r, p, salt, key] = (stored ?? (await placeholder)).split('$')
  const expected = Buffer.from(key ?? '', 'base64url')
  const derived = await derive(
    password.slice(0, longestPassword),
    Buffer.from(salt ?? '', 'base64url'),
    { N: Number(n), r: Number(r), p: Number(p) },
  )
  return (
    expected.length === derived.length &&
    timingSafeEqual(expected, derived) &&
    typeof stored === 'string'
  )
}

export type PasswordFlaw = 'too_short' | 'too_long' | 'too_simple' | 'contains_email'

/** The error of a new password, or `null`. Length matters most (NIST SP 800-63B 5.1.1). */
export function findPasswordFlaw(password: string, email: string): PasswordFlaw | null {
  if ([...password].length < shortestPassword) return 'too_short'
  if (password.length > longestPassword) return 'too_long'
  if (
    new Set(password.toLowerCase()).size < 5 ||
    /^(?:password|passwort|123456|qwerty|abcdef)/i.test(password)
  )
    return 'too_simple'
  const [local = ''] = email.toLowerCase().split('@')
  return local.length >= 4 && password.toLowerCase().includes(local) ? 'contains_email' : null
}
