import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { secondFactorTextsOf } from '../second-factor/texts'
import { addressOf } from './rate-limits'

const tenMinutes = 600

/**
 * Counted per address and account, and per address. Not per account alone: anyone could lock an
 * editor out with wrong passwords.
 */
const perAccount = new RateLimiterMemory({ points: 8, duration: tenMinutes })
const perAddress = new RateLimiterMemory({ points: 60, duration: tenMinutes })

/** Codes of a second factor, from any address: who gets this far knows the password. */
const codesPerAccount = new RateLimiterMemory({ points: 10, duration: tenMinutes })

const accountKey = (headers: Headers, email: unknown): string =>
  `${addressOf(headers)} ${String(email).trim().toLowerCase()}`

/**
 * @throws APIError 429 after too many attempts; the message does not reveal whether the account
 *   exists
 */
export const throttleLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' && operation !== 'forgotPassword') return args
  const { email } = (args as { data?: { email?: unknown } }).data ?? {}
  await consume(req, [
    perAccount.consume(accountKey(req.headers, email)),
    perAddress.consume(addressOf(req.headers)),
  ])
  return args
}

/** @throws APIError 429 after too many codes */
export const throttleCodes = (req: PayloadRequest, user: number): Promise<void> =>
  consume(req, [codesPerAccount.consume(user)])

export const clearCodeAttempts = (user: number): Promise<unknown> => codesPerAccount.delete(user)

async function consume(req: PayloadRequest, attempts: Promise<RateLimiterRes>[]): Promise<void> {
  try {
    await Promise.all(attempts)
  } catch (cause) {
    if (cause instanceof Error) throw cause
    const { tooMany } = secondFactorTextsOf(req.i18n.language)
    throw new APIError(tooMany, 429, null, true)
  }
}

export const clearLoginAttempts: CollectionAfterLoginHook = async ({ req, user }) => {
  await Promise.all([
    perAccount.delete(accountKey(req.headers, user.email)),
    perAddress.reward(addressOf(req.headers)),
  ])
}
