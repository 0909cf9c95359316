import { createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { env } from '../../env'

const period = 30

export const createSecret = (): string => new Secret({ size: 20 }).base32

/** The `otpauth:` address that authenticator apps read. */
export const toAddress = (secret: string, email: string, firm: string): string =>
  totpOf(secret, { label: email, issuer: `${firm} content` }).toString()

/**
 * The time step of a code (RFC 6238), with one step of clock drift.
 *
 * @returns null for a wrong code
 */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

const totpOf = (secret: string, named: { label?: string; issuer?: string } = {}) =>
  new TOTP({
    ...named,
    algorithm: 'SHA1', // what every app knows
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })

/** Ten codes of 64 random bits. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () =>
    randomBytes(8)
      .toString('hex')
      .replace(/.{4}(?=.)/g, '$&-'),
  )

export const hashRecoveryCode = (user: number, code: string): string =>
  createHmac('sha256', env.CONTENT_SECRET)
    .update(`recovery:${user}:${code.toLowerCase().replaceAll('-', '')}`)
    .digest('hex')
