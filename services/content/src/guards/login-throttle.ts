import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { createLimit } from '@law-firm/runtime/limits/limit.mjs'
import { getSecondFactorTexts } from '../plugins/second-factor/texts'
import { toAddress } from './rate-limits'

const tenMinutes = 600

/**
 * Counted per address and account, and per address. Not per account alone: anyone could lock an
 * editor out with wrong passwords.
 */
const perAccount = createLimit('login-account', { points: 8, seconds: tenMinutes })
const perAddress = createLimit('login-address', { points: 60, seconds: tenMinutes })

/** Codes of a second factor, from any address: who gets this far knows the password. */
const codesPerAccount = createLimit('login-codes', { points: 10, seconds: tenMinutes })

const accountKey = (headers: Headers, email: unknown): string =>
  `${toAddress(headers)} ${String(email).trim().toLowerCase()}`

/**
 * @throws APIError 429 after too many attempts; the message does not reveal whether the account
 *   exists
 */
export const throttleLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' && operation !== 'forgotPassword') return args
  const { email } = (args as { data?: { email?: unknown } }).data ?? {}
  await refuseAfter(req, [
    perAccount.take(accountKey(req.headers, email)),
    perAddress.take(toAddress(req.headers)),
  ])
  return args
}

/** @throws APIError 429 after too many codes */
export const throttleCodes = (req: PayloadRequest, user: number): Promise<void> =>
  refuseAfter(req, [codesPerAccount.take(String(user))])

export const clearCodeAttempts = (user: number): Promise<unknown> =>
  codesPerAccount.clear(String(user))

async function refuseAfter(req: PayloadRequest, attempts: Promise<number>[]): Promise<void> {
  const seconds = await Promise.all(attempts)
  if (Math.max(...seconds) === 0) return
  const { tooMany } = getSecondFactorTexts(req.i18n.language)
  throw new APIError(tooMany, 429, null, true)
}

export const clearLoginAttempts: CollectionAfterLoginHook = async ({ req, user }) => {
  await Promise.all([
    perAccount.clear(accountKey(req.headers, user.email)),
    perAddress.giveBack(toAddress(req.headers)),
  ])
}
