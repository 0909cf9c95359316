import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressOf } from './rate-limits'

const tenMinutes = 600

/**
 * Attempts of one address at one account, and of one address at all. The account alone is not
 * counted: anybody could keep an editor out with wrong passwords.
 */
const atAccount = new RateLimiterMemory({ points: 8, duration: tenMinutes })
const byAddress = new RateLimiterMemory({ points: 60, duration: tenMinutes })

const accountKey = (headers: Headers, email: unknown): string =>
  `${addressOf(headers)} ${String(email).trim().toLowerCase()}`

/**
 * @throws APIError 429 after too many attempts; the message is the same for accounts that there are
 *   not
 */
export const throttleLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' && operation !== 'forgotPassword') return args
  const { email } = (args as { data?: { email?: unknown } }).data ?? {}
  try {
    await Promise.all([
      atAccount.consume(accountKey(req.headers, email)),
      byAddress.consume(addressOf(req.headers)),
    ])
  } catch (cause) {
    if (cause instanceof Error) throw cause
    throw new APIError('Too many attempts. Try again in ten minutes.', 429, null, true)
  }
  return args
}

export const clearLoginAttempts: CollectionAfterLoginHook = async ({ req, user }) => {
  await Promise.all([
    atAccount.delete(accountKey(req.headers, user.email)),
    byAddress.reward(addressOf(req.headers)),
  ])
}
