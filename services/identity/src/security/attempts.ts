import { nowSeconds, type Database } from '../store/database'
import type { Secrets } from './secrets'

/** Failures are counted per account at a connection, and per network address. */
export type Attempt = { connection: string; name: string; address: string }

/** Failures at an account before a captcha is required; the environment sets it for addresses. */
const captchaAfterAtAccount = 3
/** Seconds for which an address's failures require a captcha. */
const captchaMemory = 600
/**
 * Failures before a lock, and its first duration in seconds, which each further failure doubles.
 */
const locks = { account: { after: 6, seconds: 30 }, address: { after: 60, seconds: 30 } }
const longestLock = 3600
/** The counter is reset an hour after the last failure or lock. */
const memory = 3600

type Row = { failures: number; locked_until: number }

/**
 * Failed logins, persistent across restarts. Unknown accounts are counted alike, so that a lock
 * does not reveal whether one exists.
 */
export function createAttempts(
  { row, run }: Database,
  { hash }: Secrets,
  { captchaAfter }: { captchaAfter: number },
) {
  const accountId = (connection: string, name: string) =>
    hash(`account:${connection}:${name.trim().toLowerCase()}`)
  const toIds = ({ connection, name, address }: Attempt) => ({
    account: accountId(connection, name),
    address: hash(`address:${address}`),
    captcha: hash(`captcha:${address}`),
  })

  const read = (id: string): Row =>
    row<Row>`SELECT failures, locked_until FROM attempts
      WHERE id = ${id} AND expires_at >= ${nowSeconds()}` ?? { failures: 0, locked_until: 0 }

  const count = (id: string, lock?: { after: number; seconds: number }, seconds = memory) => {
    const failures = read(id).failures + 1
    const over = lock ? failures - lock.after : -1
    const pause = lock && over >= 0 ? Math.min(lock.seconds * 2 ** over, longestLock) : 0
    const until = nowSeconds() + pause
    void run`INSERT OR REPLACE INTO attempts (id, failures, locked_until, expires_at)
      VALUES (${id}, ${failures}, ${until}, ${until + seconds})`
  }

  const needsCaptchaAt = (address: string): boolean =>
    read(hash(`captcha:${address}`)).failures >= captchaAfter

  return {
    /** Seconds until the account or address is unlocked; 0 when it is not locked. */
    lockedFor: (attempt: Attempt): number => {
      const { account, address } = toIds(attempt)
      return Math.max(
        0,
        read(account).locked_until - nowSeconds(),
        read(address).locked_until - nowSeconds(),
      )
    },

    needsCaptcha: (attempt: Attempt): boolean =>
      read(toIds(attempt).account).failures >= captchaAfterAtAccount ||
      needsCaptchaAt(attempt.address),

    needsCaptchaAt,

    fail: (attempt: Attempt): void => {
      const { account, address, captcha } = toIds(attempt)
      count(account, locks.account)
      count(address, locks.address)
      count(captcha, undefined, captchaMemory)
    },

    /**
     * The counter of the address stays: a login to one's own account must not reset attempts on
     * others.
     */
    succeed: (attempt: Attempt): void => {
      const { account, captcha } = toIds(attempt)
      void run`DELETE FROM attempts WHERE id IN (${account}, ${captcha})`
    },

    /** After a password reset, which proves ownership. */
    forgive: (connection: string, name: string): void =>
      void run`DELETE FROM attempts WHERE id = ${accountId(connection, name)}`,
  }
}
