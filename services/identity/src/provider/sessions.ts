import { nowSeconds, type Database } from '../store/database'
import type { Authorizations } from './logout-notices'

type StoredSession = {
  uid: string
  loginTs?: number
  exp?: number
  authorizations?: Authorizations
}

type EndListener = (userId: string, authorizations?: Authorizations) => void

/** Manages the provider's sessions of a user outside a request. */
export function createSessions({ row, rows, run }: Database) {
  let listener: EndListener = () => {}
  const endGrant = (grantId: string): void => {
    // a pending login references the grant, too
    void run`DELETE FROM oidc WHERE grant_id = ${grantId} AND model <> 'Interaction'`
    void run`DELETE FROM oidc WHERE model = 'Grant' AND id = ${grantId}`
  }
  /**
   * Signs a user out everywhere: revokes sessions, grants and opaque tokens, and by `tokens_after`
   * JWTs for calls of this service.
   */
  const endAll = (userId: string): void => {
    void run`DELETE FROM oidc WHERE account_id = ${userId}`
    void run`UPDATE users SET tokens_after = ${nowSeconds()} WHERE id = ${userId}`
    listener(userId)
  }
  const list = (userId: string): StoredSession[] =>
    rows<{ payload: string }>`SELECT payload FROM oidc WHERE model = 'Session'
        AND account_id = ${userId} AND expires_at >= ${nowSeconds()} ORDER BY expires_at`.map(
      ({ payload }) => JSON.parse(payload) as StoredSession,
    )
  return {
    list,

    /** Whether a session that gave a client tokens with this `sid` goes on. */
    has: (userId: string, sid: string): boolean =>
      list(userId).some(({ authorizations = {} }) =>
        Object.values(authorizations).some((client) => client.sid === sid),
      ),

    /** Calls `end` with the clients of a session that has ended; without them all of the user's have. */
    onEnd: (end: EndListener): void => {
      listener = end
    },
    notifyEnd: (userId: string, authorizations: Authorizations): void =>
      listener(userId, authorizations),

    /** Revokes a grant with its codes and opaque access tokens. */
    endGrant,

    endAll,

    /**
     * Ends what an account has that becomes part of another one; its sessions go on as that one's, as
     * at Auth0, so that the browser which linked it stays signed in.
     */
    transfer: (from: string, to: string): void => {
      void run`UPDATE oidc SET account_id = ${to},
        payload = json_remove(json_set(payload, '$.accountId', ${to}), '$.authorizations')
        WHERE model = 'Session' AND account_id = ${from}`
      endAll(from)
    },

    /**
     * Detaches the session from its account, so that another account can log in with it. Without a
     * notice, as at Auth0: clients find the other account when they next look.
     */
    clear: (uid: string): void => {
      const known = row<{ payload: string }>`SELECT payload FROM oidc
        WHERE model = 'Session' AND uid = ${uid}`
      if (!known) return
      const { authorizations = {} } = JSON.parse(known.payload) as StoredSession
      for (const { grantId } of Object.values(authorizations)) if (grantId) endGrant(grantId)
      void run`UPDATE oidc SET account_id = NULL, payload = json_remove(payload,
          '$.accountId', '$.loginTs', '$.amr', '$.acr', '$.authorizations')
        WHERE model = 'Session' AND uid = ${uid}`
    },
  }
}
