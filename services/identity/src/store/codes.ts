import { randomInt } from 'node:crypto'
import { isSameText, type Secrets } from '../security/secrets'
import { nowSeconds, type Database } from './database'
import { getRow, run } from './rows'

export type Codes = ReturnType<typeof createCodes>

export type PasswordlessConnection = 'email' | 'sms'

/** Lifetime of a passwordless code in seconds. */
const codeLifetime = 600
const mostTries = 5

type Row = { code_hash: string; tries: number; expires_at: number }

/**
 * Passwordless codes: six digits, ten minutes, five attempts, one use; a new one replaces the
 * previous.
 */
export function createCodes(database: Database, { hash }: Secrets) {
  const hashOf = (connection: string, address: string, code: string) =>
    hash(`code:${connection}:${address}:${code}`)
  const deleteCodes = (connection: string, address: string) =>
    run(
      database,
      'DELETE FROM codes WHERE connection = ? AND address = ?',
      connection,
      hash(address),
    )

  /** Counts the attempt before comparing, so that concurrent attempts are both counted. */
  const isRight = (connection: string, address: string, code: string): boolean => {
    run(
      database,
      'UPDATE codes SET tries = tries + 1 WHERE connection = ? AND address = ?',
      connection,
      hash(address),
    )
    const row = getRow<Row>(
      database,
      'SELECT code_hash, tries, expires_at FROM codes WHERE connection = ? AND address = ?',
      connection,
      hash(address),
    )
    if (!row || row.expires_at < nowSeconds() || row.tries > mostTries) return false
    return isSameText(row.code_hash, hashOf(connection, address, code.trim()))
  }

  return {
    issue: (connection: PasswordlessConnection, address: string): string => {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const values = [
        connection,
        hash(address),
        hashOf(connection, address, code),
        nowSeconds() + codeLifetime,
      ]
      run(
        database,
        'INSERT OR REPLACE INTO codes (connection, address, code_hash, tries, expires_at) VALUES (?, ?, ?, 0, ?)',
        ...values,
      )
      return code
    },

    /**
     * Verifies without consuming the code: `passwordless/verify`, before `verify_redirect` consumes
     * it.
     */
    isRight,

    take: (connection: string, address: string, code: string): boolean =>
      isRight(connection, address, code) && deleteCodes(connection, address) > 0,
  }
}
