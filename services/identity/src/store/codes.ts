import { randomInt } from 'node:crypto'
import { isSameText, type Secrets } from '../security/secrets'
import { nowSeconds, type Database } from './database'

export type PasswordlessConnection = 'email' | 'sms'

/** Lifetime of a passwordless code in seconds. */
const codeLifetime = 600
const mostTries = 5

type Row = { code_hash: string; tries: number; expires_at: number }

/**
 * Passwordless codes: six digits, ten minutes, five attempts, one use; a new one replaces the
 * previous.
 */
export function createCodes({ row, run }: Database, { hash }: Secrets) {
  const computeHash = (connection: string, address: string, code: string) =>
    hash(`code:${connection}:${address}:${code}`)

  /** Counts the attempt before comparing, so that concurrent attempts are both counted. */
  const isRight = (connection: string, address: string, code: string): boolean => {
    void run`UPDATE codes SET tries = tries + 1
      WHERE connection = ${connection} AND address = ${hash(address)}`
    const known = row<Row>`SELECT code_hash, tries, expires_at FROM codes
      WHERE connection = ${connection} AND address = ${hash(address)}`
    if (!known || known.expires_at < nowSeconds() || known.tries > mostTries) return false
    return isSameText(known.code_hash, computeHash(connection, address, code.trim()))
  }

  return {
    issue: (connection: PasswordlessConnection, address: string): string => {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      void run`INSERT OR REPLACE INTO codes (connection, address, code_hash, tries, expires_at) VALUES
        (${connection}, ${hash(address)}, ${computeHash(connection, address, code)}, 0, ${nowSeconds() + codeLifetime})`
      return code
    },

    /**
     * Verifies without consuming the code: `passwordless/verify`, before `verify_redirect` consumes
     * it.
     */
    isRight,

    take: (connection: string, address: string, code: string): boolean =>
      isRight(connection, address, code) &&
      run`DELETE FROM codes WHERE connection = ${connection} AND address = ${hash(address)}` > 0,
  }
}
