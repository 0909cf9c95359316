import { nowSeconds, type Database } from '../store/database'
import { getRow, run } from '../store/rows'
import type { Secrets } from './secrets'

export type Attempts = ReturnType<typeof createAttempts>

/** Whose failures count together: one account's name at a connection, and one network address. */
export type Attempt = { connection: string; name: string; address: string }

/** Failures at one account after which a captcha is asked for; for an address the environment says it. */
const captchaAfterAtAccount = 3
/** Seconds that an address's failures ask for a captcha. */
const captchaMemory = 600
/** Failures after which a lock begins, and the first lock in seconds; each further failure doubles it. */
const locks = { account: { after: 6, seconds: 30 }, address: { after: 60, seconds: 30 } }
const longestLock = 3600
/** A quiet hour after the last failure, or after a lock, forgets the failures. */
const memory = 3600

type Row = { failures: number; locked_until: number }

/** Failed logins, kept across restarts. An unknown account is counted like a known one, so that the lock says nothing about it. */
export function createAttempts(
  database: Database,
  { hash }: Secrets,
  { captchaAfter }: { captchaAfter: number },
) {
  const idsOf = ({ connection, name, address }: Attempt) => ({
    account: hash(`account:${connection}:${name.trim().toLowerCase()}`),
    address: hash(`address:${address}`),
    captcha: hash(`captcha:${address}`),
  })

  const read = (id: string): Row => {
    return (
      getRow<Row>(
        database,
        'SELECT failures, locked_until FROM attempts WHERE id = ? AND expires_at >= ?',
        id,
        nowSeconds(),
      ) ?? { failures: 0, locked_until: 0 }
    )
  }

  const count = (id: string, lock?: { after: number; seconds: number }, seconds = memory) => {
    const failures = read(id).failures + 1
    const over = lock ? failures - lock.after : -1
    const pause = lock && over >= 0 ? Math.min(lock.seconds * 2 ** over, longestLock) : 0
    const now = nowSeconds()
    run(
      database,
      'INSERT OR REPLACE INTO attempts (id, failures, locked_until, expires_at) VALUES (?, ?, ?, ?)',
      id,
      failures,
      now + pause,
      now + pause + seconds,
    )
  }

  return {
    /** Seconds that this account or address is still locked; 0 when it is not. */
    lockedFor: (attempt: Attempt): number => {
      const { account, address } = idsOf(attempt)
      return Math.max(
        0,
        read(account).locked_until - nowSeconds(),
        read(address).locked_until - nowSeconds(),
      )
    },

    needsCaptcha: (attempt: Attempt): boolean => {
      const { account, captcha } = idsOf(attempt)
      return (
        read(account).failures >= captchaAfterAtAccount || read(captcha).failures >= captchaAfter
      )
    },

    needsCaptchaAt: (address: string): boolean =>
      read(hash(`captcha:${address}`)).failures >= captchaAfter,

    fail: (attempt: Attempt): void => {
      const { account, address, captcha } = idsOf(attempt)
      count(account, locks.account)
      count(address, locks.address)
      count(captcha, undefined, captchaMemory)
    },

    /** The address keeps the count that locks it: an own account must not buy tries at others'. */
    succeed: (attempt: Attempt): void => {
      const { account, captcha } = idsOf(attempt)
      run(database, 'DELETE FROM attempts WHERE id IN (?, ?)', account, captcha)
    },

    /** After a password reset, which proves the owner. */
    forgive: (connection: string, name: string): void =>
      void run(
        database,
        'DELETE FROM attempts WHERE id = ?',
        hash(`account:${connection}:${name.trim().toLowerCase()}`),
      ),
  }
}
