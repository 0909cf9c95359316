import 'server-only'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from '../env/env'

/** Nobody reads and fills a form in less time. */
export const shortestMs = 1_000
const lifetimeMs = 60 * 60_000

/**
 * Signs challenges. Instances that share the work must share the secret; so must the parts of one, as the framework
 * loads this module once for each of them.
 */
const secret = createHmac('sha256', env.FORMS_SECRET ?? env.REVALIDATE_SECRET ?? ownSecret())
  .update('forms')
  .digest('base64url')

function ownSecret(): string {
  const holder = globalThis as { [key: symbol]: string | undefined }
  return (holder[Symbol.for('site.forms-secret')] ??= randomBytes(32).toString('base64url'))
}

/** How many forms one address may send in ten minutes. */
const limiter = new RateLimiterMemory({ points: env.FORMS_LIMIT, duration: 600 })

/** A puzzle that a browser solves in well under a second, and a sender of thousands does not like (ALTCHA). */
export const newChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1_000,
    deriveKey,
    hmacSignatureSecret: secret,
    expiresAt: new Date(Date.now() + lifetimeMs),
    data: { madeAt: Date.now() },
  })

const used = new Map<string, number>()

/** Whether a solution is one, for a challenge of ours that is neither too new, nor old, nor used before. */
export async function isProof(proof: unknown, now = Date.now()): Promise<boolean> {
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
    const madeAt = Number(payload.challenge.parameters.data?.madeAt) // the end is whole seconds, which would take up to one from the shortest time
    if (!verified || !(madeAt + shortestMs <= now)) return false
    return takeOnce(
      createHash('sha256')
        .update(payload.challenge.signature ?? '')
        .digest('base64'),
      expires,
      now,
    )
  } catch {
    return false // whatever a sender made up is no proof
  }
}

function takeOnce(key: string, expires: number, now: number): boolean {
  for (const [old, end] of used) if (end < now) used.delete(old)
  if (used.has(key)) return false
  used.set(key, expires)
  return true
}

/** Whether an address may send one more form now. The address is kept as a hash, and for ten minutes. */
export async function maySend(address: string): Promise<boolean> {
  try {
    await limiter.consume(createHash('sha256').update(secret).update(address).digest('base64'))
    return true
  } catch {
    return false
  }
}
