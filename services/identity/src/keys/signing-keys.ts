import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose'
import { randomBytes } from 'node:crypto'
import { EnvError } from '../env'
import type { Secrets } from '../security/secrets'
import { nowSeconds, type Database } from '../store/database'
import { getRows, run } from '../store/rows'

export type SigningKeys = Awaited<ReturnType<typeof createSigningKeys>>

type Row = { jwk: string }

/**
 * The RSA signing keys, encrypted at rest: the current one signs; the next one is published in
 * advance for clients that cache the key set; previous ones only verify.
 */
export async function createSigningKeys(database: Database, secrets: Secrets) {
  /** Current key first: oidc-provider signs with the first suitable one. */
  const list = (): JWK[] =>
    getRows<Row>(
      database,
      "SELECT jwk FROM signing_keys ORDER BY state = 'current' DESC, created_at DESC",
    ).map(({ jwk }) => JSON.parse(secrets.decrypt(jwk)) as JWK)

  const isOurs = (): boolean => {
    try {
      return list().length > 0
    } catch {
      throw new EnvError(
        'IDENTITY_SECRET is not the one that the keys of IDENTITY_DATABASE_FILE were encrypted with.',
      )
    }
  }

  /** The public keys, for verification. */
  const toVerifier = () =>
    createLocalJWKSet({
      keys: list().map(({ kty, n, e, kid, alg, use }) => ({ kty: kty!, n, e, kid, alg, use })),
    })

  const add = async (state: 'current' | 'next'): Promise<string> => {
    const kid = randomBytes(15).toString('base64url')
    const { privateKey } = await generateKeyPair('RS256', {
      extractable: true,
      modulusLength: 2048,
    })
    const jwk = JSON.stringify({ ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' })
    run(
      database,
      'INSERT INTO signing_keys (kid, jwk, state, created_at) VALUES (?, ?, ?, ?)',
      kid,
      secrets.encrypt(jwk),
      state,
      nowSeconds(),
    )
    return kid
  }

  const hasNext = () =>
    getRows(database, "SELECT 1 FROM signing_keys WHERE state = 'next'").length > 0

  const rotate = async (): Promise<{ kid: string }> => {
    if (!hasNext()) await add('next')
    const kid = getRows<{ kid: string }>(
      database,
      "SELECT kid FROM signing_keys WHERE state = 'next'",
    )[0]!.kid
    database.transaction(() => {
      run(database, "UPDATE signing_keys SET state = 'previous' WHERE state = 'current'")
      run(database, "UPDATE signing_keys SET state = 'current' WHERE state = 'next'")
    })()
    await add('next')
    return { kid }
  }

  if (!isOurs()) await add('current')
  if (!hasNext()) await add('next')
  let verifier = toVerifier()
  return {
    list,
    find: (...args: Parameters<typeof verifier>) => verifier(...args),
    rotate: async () => {
      const key = await rotate()
      verifier = toVerifier()
      return key
    },
  }
}
