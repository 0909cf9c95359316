import type { Payload, PayloadRequest } from 'payload'
import { createRecoveryCodes, findStep, hashRecoveryCode } from './totp'

/** A code is valid for a step before and after its own: 90 seconds. */
const rememberedMs = 5 * 60_000

type SecondFactor = { secret: string; recoveryCodes: unknown }

async function findSecondFactor(payload: Payload, user: number): Promise<SecondFactor | undefined> {
  const { docs } = await payload.find({
    collection: 'second-factors',
    where: { user: { equals: user } },
    limit: 1,
    depth: 0,
  })
  return docs[0]
}

export const hasSecondFactor = async (payload: Payload, user: number): Promise<boolean> =>
  (await findSecondFactor(payload, user)) !== undefined

export async function countRecoveryCodes(payload: Payload, user: number): Promise<number> {
  const factor = await findSecondFactor(payload, user)
  const { totalDocs } = await payload.count({
    collection: 'used-codes',
    where: { and: [{ user: { equals: user } }, { isRecovery: { equals: true } }] },
  })
  return hashesOf(factor).length - totalDocs
}

const hashesOf = (factor?: SecondFactor): unknown[] =>
  Array.isArray(factor?.recoveryCodes) ? factor.recoveryCodes : []

/**
 * Turns it on, if the code is one of the secret.
 *
 * @returns the recovery codes, which are stored as hashes only; null for a wrong code
 */
export async function storeSecondFactor(
  payload: Payload,
  user: number,
  secret: string,
  code: string,
): Promise<string[] | null> {
  const step = findStep(secret, normalised(code))
  if (step === null || !(await spend(payload, user, `step:${step}`))) return null
  const codes = createRecoveryCodes()
  await payload.create({
    collection: 'second-factors',
    data: {
      user,
      secret: payload.encrypt(secret),
      recoveryCodes: codes.map((recoveryCode) => hashRecoveryCode(user, recoveryCode)),
    },
  })
  return codes
}

export async function removeSecondFactor(
  payload: Payload,
  user: number,
  req?: PayloadRequest,
): Promise<void> {
  const where = { user: { equals: user } }
  await payload.delete({ collection: 'used-codes', where, req })
  await payload.delete({ collection: 'second-factors', where, req })
}

/** Whether a code of the app, or a recovery code, is right and was not used before. */
export async function spendCode(payload: Payload, user: number, code: string): Promise<boolean> {
  const factor = await findSecondFactor(payload, user)
  if (!factor) return false
  const entered = normalised(code)
  const step = findStep(payload.decrypt(factor.secret), entered)
  if (step !== null) return spend(payload, user, `step:${step}`)
  const hash = hashRecoveryCode(user, entered)
  return hashesOf(factor).includes(hash) && spend(payload, user, hash, true)
}

const normalised = (code: string) => code.replaceAll(/\s/g, '')

/**
 * Outside the login's transaction: a code stays used when the login fails afterwards.
 *
 * @returns false when it was used before
 */
async function spend(
  payload: Payload,
  user: number,
  code: string,
  isRecovery = false,
): Promise<boolean> {
  await payload.delete({
    collection: 'used-codes',
    where: {
      and: [
        { user: { equals: user } },
        { isRecovery: { equals: false } },
        { createdAt: { less_than: new Date(Date.now() - rememberedMs).toISOString() } },
      ],
    },
  })
  const key = `${user}:${code}`
  try {
    await payload.create({ collection: 'used-codes', data: { user, code: key, isRecovery } })
    return true
  } catch (cause) {
    const used = await payload.count({
      collection: 'used-codes',
      where: { code: { equals: key } },
    })
    if (used.totalDocs > 0) return false
    throw cause
  }
}
