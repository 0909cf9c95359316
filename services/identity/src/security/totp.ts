import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Services } from '../services'
import type { User } from '../store/users'

const period = 30

export const createTotpSecret = () => new Secret({ size: 20 }).base32

/** The otpauth URL of the QR code. */
export const toTotpUri = (secret: string, label: string, issuer: string) =>
  totpOf(secret, { label, issuer }).toString()

const totpOf = (secret: string, named: { label?: string; issuer?: string } = {}) =>
  new TOTP({
    ...named,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })

/** The time step of a code, with one step of clock drift; `null` for a wrong code. */
export function findTotpStep(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({
    token: code.replace(/\s/g, ''),
    window: 1,
    timestamp: now,
  })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

export const createRecoveryCodes = () =>
  Array.from({ length: 10 }, () =>
    randomBytes(5)
      .toString('hex')
      .replace(/^(.{5})/, '$1-'),
  )

/** Verifies a TOTP code, valid once, or a recovery code, which is then deleted. */
export function checkSecondFactor(
  { users, secrets }: Pick<Services, 'users' | 'secrets'>,
  user: User,
  code: string,
): boolean {
  if (!user.totpSecret || !user.totpConfirmed) return false
  const step = findTotpStep(secrets.decrypt(user.totpSecret), code)
  if (step !== null) return users.useTotpStep(user.id, step)
  const hash = secrets.hash(`recovery:${user.id}:${code.trim().toLowerCase()}`)
  if (!user.recoveryCodes.includes(hash)) return false
  users.update(user.id, { recoveryCodes: user.recoveryCodes.filter((code) => code !== hash) })
  return true
}

export const hashRecoveryCodes = (
  { secrets }: Pick<Services, 'secrets'>,
  userId: string,
  codes: readonly string[],
) => codes.map((code) => secrets.hash(`recovery:${userId}:${code}`))
