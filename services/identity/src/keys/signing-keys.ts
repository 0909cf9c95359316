import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { randomBytes } from 'node:crypto'
import type { Secrets } from '../security/secrets'
import { nowSeconds, type Database } from '../store/database'
import { getRows, run } from '../store/rows'

export type SigningKeys = Awaited<ReturnType<typeof createSigningKeys>>

type Row = { jwk: string }

/** The RSA keys that sign tokens: one current, which signs, and the previous ones, which only verify. Kept encrypted. */
export async function createSigningKeys(database: Database, secrets: Secrets) {
  /** The current key first: oidc-provider signs with the first that fits. */
  const list = (): JWK[] => getRows<Row>(database, "SELECT jwk FROM signing_keys ORDER BY state = 'current' DESC, created_at DESC").map(({ jwk }) => JSON.parse(secrets.decrypt(jwk)) as JWK)

  const rotate = async (): Promise<{ kid: string }> => {
    const kid = randomBytes(15).toString('base64url')
    const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
    const jwk = JSON.stringify({ ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' })
    database.transaction(() => {
      run(database, "UPDATE signing_keys SET state = 'previous'")
      run(database, "INSERT INTO signing_keys (kid, jwk, state, created_at) VALUES (?, ?, 'current', ?)", kid, secrets.encrypt(jwk), nowSeconds())
    })()
    return { kid }
  }

  if (list().length === 0) await rotate()
  return { list, rotate }
}
