import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressOf } from './rate-limits'

const tenMinutes = 600

/**
 * Counted per address and account, and per address. Not per account alone: anyone could lock an
 * editor out with wrong passwords.
 */
const perAccount = new RateLimiterMemory({ points: 8, duration: tenMinutes })
const perAddress = new RateLimiterMemory({ points: 60, duration: tenMinutes })

const accountKey = (headers: Headers, email: unknown): string =>
  `${addressOf(headers)} ${String(email).trim().toLowerCase()}`

/**
 * @throws APIError 429 after too many attempts; the message does not reveal whether the account
 *   exists
 */
export const throttleLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' && operation !== 'forgotPassword') return args
  const { email } = (args as { data?: { email?: unknown } }).data ?? {}
  try {
    await Promise.all([
      perAccount.consume(accountKey(req.headers, email)),
      perAddress.consume(addressOf(req.headers)),
    ])
  } catch (cause) {
    if (cause instanceof Error) throw cause
    throw new APIError('Too many attempts. Try again in ten minutes.', 429, null, true)
  }
  return args
}

export const clearLoginAttempts: CollectionAfterLoginHook = async ({ req, user }) => {
  await Promise.all([
    perAccount.delete(accountKey(req.headers, user.email)),
    perAddress.reward(addressOf(req.headers)),
  ])
}
