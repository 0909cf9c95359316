import { nowSeconds, type Database } from '../store/database'
import { getRow, getRows, run } from '../store/rows'
import type { Authorizations } from './logout-notices'

export type Sessions = ReturnType<typeof createSessions>

type StoredSession = {
  uid: string
  loginTs?: number
  iat?: number
  exp?: number
  authorizations?: Authorizations
}

type EndListener = (userId: string, authorizations?: Authorizations) => void

/** Manages the provider's sessions of a user outside a request. */
export function createSessions(database: Database) {
  let listener: EndListener = () => {}
  const endGrant = (grantId: string): void => {
    // a pending login references the grant, too
    run(database, "DELETE FROM oidc WHERE grant_id = ? AND model <> 'Interaction'", grantId)
    run(database, "DELETE FROM oidc WHERE model = 'Grant' AND id = ?", grantId)
  }
  /**
   * Signs a user out everywhere: revokes sessions, grants and opaque tokens, and by `tokens_after`
   * JWTs for calls of this service.
   */
  const endAll = (userId: string): void => {
    run(database, 'DELETE FROM oidc WHERE account_id = ?', userId)
    run(database, 'UPDATE users SET tokens_after = ? WHERE id = ?', nowSeconds(), userId)
    listener(userId)
  }
  return {
    /** Calls `end` with the clients of a session that has ended; without them all of the user's have. */
    onEnd: (end: EndListener): void => {
      listener = end
    },
    notifyEnd: (userId: string, authorizations: Authorizations): void =>
      listener(userId, authorizations),

    list: (userId: string): StoredSession[] =>
      getRows<{ payload: string }>(
        database,
        "SELECT payload FROM oidc WHERE model = 'Session' AND account_id = ? AND expires_at >= ? ORDER BY expires_at",
        userId,
        nowSeconds(),
      ).map(({ payload }) => JSON.parse(payload) as StoredSession),

    /** Revokes a grant with its codes and opaque access tokens. */
    endGrant,

    endAll,

    /**
     * Ends what an account has that becomes part of another one; its sessions go on as that one's, as
     * at Auth0, so that the browser which linked it stays signed in.
     */
    transfer: (from: string, to: string): void => {
      run(
        database,
        "UPDATE oidc SET account_id = ?, payload = json_remove(json_set(payload, '$.accountId', ?), '$.authorizations') WHERE model = 'Session' AND account_id = ?",
        to,
        to,
        from,
      )
      endAll(from)
    },

    /**
     * Detaches the session from its account, so that another account can log in with it. Without a
     * notice, as at Auth0: clients find the other account when they next look.
     */
    clear: (uid: string): void => {
      const row = getRow<{ id: string; payload: string }>(
        database,
        "SELECT id, payload FROM oidc WHERE model = 'Session' AND uid = ?",
        uid,
      )
      if (!row) return
      const {
        accountId: _a,
        loginTs: _l,
        amr: _m,
        acr: _c,
        authorizations = {},
        ...rest
      } = JSON.parse(row.payload) as StoredSession & Record<string, unknown>
      for (const { grantId } of Object.values(authorizations)) if (grantId) endGrant(grantId)
      run(
        database,
        "UPDATE oidc SET payload = ?, account_id = NULL WHERE model = 'Session' AND id = ?",
        JSON.stringify(rest),
        row.id,
      )
    },
  }
}
