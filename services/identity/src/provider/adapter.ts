import type { Adapter, AdapterPayload } from 'oidc-provider'
import { nowSeconds, type Database } from '../store/database'

type Row = { payload: string }

const parse = (row: Row | undefined) =>
  row ? (JSON.parse(row.payload) as AdapterPayload) : undefined

/** The storage adapter of oidc-provider: one table, persistent across restarts. */
export const createAdapterFactory =
  ({ row, run }: Database) =>
  (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      const expiresAt = expiresIn ? nowSeconds() + expiresIn : null
      const { grantId = null, uid = null, accountId = null } = payload
      void run`INSERT OR REPLACE INTO oidc (model, id, payload, grant_id, uid, account_id, expires_at) VALUES
        (${model}, ${id}, ${JSON.stringify(payload)}, ${grantId}, ${uid}, ${accountId}, ${expiresAt})`
    },
    find: async (id) =>
      parse(row`SELECT payload FROM oidc WHERE model = ${model} AND id = ${id}
        AND (expires_at IS NULL OR expires_at >= ${nowSeconds()})`),
    findByUid: async (uid) =>
      parse(row`SELECT payload FROM oidc WHERE model = ${model} AND uid = ${uid}
        AND (expires_at IS NULL OR expires_at >= ${nowSeconds()})`),
    findByUserCode: async () => undefined,
    consume: async (id) =>
      void run`UPDATE oidc SET payload = json_set(payload, '$.consumed', ${nowSeconds()})
        WHERE model = ${model} AND id = ${id}`,
    destroy: async (id) => void run`DELETE FROM oidc WHERE model = ${model} AND id = ${id}`,
    revokeByGrantId: async (grantId) =>
      void run`DELETE FROM oidc WHERE model = ${model} AND grant_id = ${grantId}`,
  })
