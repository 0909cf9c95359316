import 'server-only'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { headers } from 'next/headers'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from '../env/env'

/** People need longer to fill in a form. */
export const minFillMs = 1_000
const lifetimeMs = 60 * 60_000

/** Signs challenges. It is shared on `globalThis`, as Next loads this module once per bundle. */
const secret = createHmac('sha256', env.FORMS_SECRET ?? env.REVALIDATE_SECRET ?? processSecret())
  .update('forms')
  .digest('base64url')

function processSecret(): string {
  const holder = globalThis as { [key: symbol]: string | undefined }
  return (holder[Symbol.for('site.forms-secret')] ??= randomBytes(32).toString('base64url'))
}

/** Limits the forms of an address in ten minutes. */
const limiter = new RateLimiterMemory({ points: env.FORMS_LIMIT, duration: 600 })

/** A proof-of-work challenge (ALTCHA): cheap for a visitor, expensive for a sender of thousands. */
export const createFormChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1_000,
    deriveKey,
    hmacSignatureSecret: secret,
    expiresAt: new Date(Date.now() + lifetimeMs),
    data: { madeAt: Date.now() },
  })

const used = new Map<string, number>()

/** Whether the solution is valid for a challenge of this site that is not too new, not expired and not used. */
export async function isSolved(proof: unknown, now = Date.now()): Promise<boolean> {
  if (typeof proof !== 'string' || proof.length === 0 || proof.length > 4096) return false
  try {
    const payload = JSON.parse(proof) as Parameters<typeof verifySolution>[0]
    const { verified } = await verifySolution({
      challenge: payload.challenge,
      solution: payload.solution,
      deriveKey,
      hmacSignatureSecret: secret,
    })
    const expires = Number(payload.challenge.parameters.expiresAt) * 1000
    const madeAt = Number(payload.challenge.parameters.data?.madeAt) // not `expires`, which is rounded to seconds
    if (!verified || !(madeAt + minFillMs <= now)) return false
    return claim(
      createHash('sha256')
        .update(payload.challenge.signature ?? '')
        .digest('base64'),
      expires,
      now,
    )
  } catch {
    return false // malformed input is no proof
  }
}

function claim(key: string, expires: number, now: number): boolean {
  for (const [usedKey, end] of used) if (end < now) used.delete(usedKey)
  if (used.has(key)) return false
  used.set(key, expires)
  return true
}

/** Whether an address may send another form. Its hash is stored for ten minutes. */
export async function isWithinRateLimit(address: string): Promise<boolean> {
  try {
    await limiter.consume(createHash('sha256').update(secret).update(address).digest('base64'))
    return true
  } catch {
    return false
  }
}

/** Whether the address that sends the request may send another form. */
export const isWithinFormLimit = async (): Promise<boolean> =>
  isWithinRateLimit((await headers()).get('x-client-address') ?? 'unknown')
