import type { Adapter, AdapterPayload } from 'oidc-provider'
import { nowSeconds, type Database } from '../store/database'
import { getRow, run } from '../store/rows'

type Row = { payload: string }

/** The storage adapter of oidc-provider: one table, persistent across restarts. */
export function createAdapterFactory(database: Database) {
  return (model: string): Adapter => {
    const read = (where: string, value: string) => {
      const row = getRow<Row>(
        database,
        `SELECT payload FROM oidc WHERE model = ? AND ${where} = ? AND (expires_at IS NULL OR expires_at >= ?)`,
        model,
        value,
        nowSeconds(),
      )
      return row ? (JSON.parse(row.payload) as AdapterPayload) : undefined
    }
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn ? nowSeconds() + expiresIn : null
        const values = [
          model,
          id,
          JSON.stringify(payload),
          payload.grantId ?? null,
          payload.uid ?? null,
          payload.accountId ?? null,
          expiresAt,
        ]
        run(
          database,
          'INSERT OR REPLACE INTO oidc (model, id, payload, grant_id, uid, account_id, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
          ...values,
        )
      },
      find: async (id) => read('id', id),
      findByUid: async (uid) => read('uid', uid),
      findByUserCode: async () => undefined,
      consume: async (id) =>
        void run(
          database,
          "UPDATE oidc SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?",
          nowSeconds(),
          model,
          id,
        ),
      destroy: async (id) =>
        void run(database, 'DELETE FROM oidc WHERE model = ? AND id = ?', model, id),
      revokeByGrantId: async (grantId) =>
        void run(database, 'DELETE FROM oidc WHERE model = ? AND grant_id = ?', model, grantId),
    }
  }
}
