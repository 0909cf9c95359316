import 'server-only'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { headers } from 'next/headers'
import { env } from '../env/env'
import { createLimit, toVisitor } from '@law-firm/runtime/limits/limit.mjs'

/** People need longer to fill in a form. */
export const minFillMs = 1_000
const lifetimeSeconds = 60 * 60

/** Signs challenges. It is shared on `globalThis`, as Next loads this module once per bundle. */
const secret = createHmac('sha256', env.FORMS_SECRET ?? env.REVALIDATE_SECRET ?? processSecret())
  .update('forms')
  .digest('base64url')

function processSecret(): string {
  const holder = globalThis as { [key: symbol]: string | undefined }
  return (holder[Symbol.for('site.forms-secret')] ??= randomBytes(32).toString('base64url'))
}

/** Forms of a visitor in ten minutes. */
const forms = createLimit('forms', { points: env.FORMS_LIMIT, seconds: 600 })
/** A proof counts once. */
const proofs = createLimit('proofs', { points: 1, seconds: lifetimeSeconds })

/** A proof-of-work challenge (ALTCHA): cheap for a visitor, expensive for a sender of thousands. */
export const createFormChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1_000,
    deriveKey,
    hmacSignatureSecret: secret,
    expiresAt: new Date(Date.now() + lifetimeSeconds * 1000),
    data: { madeAt: Date.now() },
  })

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
    const madeAt = Number(payload.challenge.parameters.data?.madeAt) // not `expiresAt`, which is rounded to seconds
    if (!verified || !(madeAt + minFillMs <= now)) return false
    return (await proofs.take(computeHash(payload.challenge.signature ?? ''))) === 0
  } catch {
    return false // malformed input is no proof
  }
}

const computeHash = (text: string): string =>
  createHash('sha256').update(secret).update(text).digest('base64url')

/** Whether an address may send another form. Its hash is stored for ten minutes. */
export const isWithinRateLimit = async (address: string): Promise<boolean> =>
  (await forms.take(computeHash(toVisitor(address)))) === 0

/** Whether the address that sends the request may send another form. */
export const isWithinFormLimit = async (): Promise<boolean> =>
  isWithinRateLimit((await headers()).get('x-client-address') ?? 'unknown')
