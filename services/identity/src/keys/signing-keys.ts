import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose'
import { randomBytes } from 'node:crypto'
import { EnvironmentError } from '@law-firm/runtime/env/variables.mjs'
import type { Secrets } from '../security/secrets'
import { nowSeconds, type Database } from '../store/database'

/** The RSA key that signs tokens, created at the first start and encrypted at rest. */
export async function createSigningKeys({ rows, run }: Database, secrets: Secrets) {
  const read = (): JWK[] => {
    const sealed = rows<{ jwk: string }>`SELECT jwk FROM signing_keys
      ORDER BY state = 'current' DESC, created_at DESC`
    try {
      return sealed.map(({ jwk }) => JSON.parse(secrets.decrypt(jwk)) as JWK)
    } catch {
      throw new EnvironmentError(
        'IDENTITY_SECRET is not the one that the keys of IDENTITY_DATABASE_FILE were encrypted with.',
      )
    }
  }
  if (read().length === 0) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const kid = randomBytes(15).toString('base64url')
    const jwk = { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }
    const sealed = secrets.encrypt(JSON.stringify(jwk))
    void run`INSERT INTO signing_keys (kid, jwk, state, created_at)
      VALUES (${kid}, ${sealed}, 'current', ${nowSeconds()})`
  }
  /** A database of an earlier version may have more keys; the first one signs. */
  const keys = read()
  return {
    keys,
    /** The public keys, for verification. */
    find: createLocalJWKSet({
      keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty: kty!, n, e, kid, alg, use })),
    }),
  }
}
