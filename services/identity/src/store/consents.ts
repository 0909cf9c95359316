import { nowSeconds, type Database } from './database'
import { getRow, run } from './rows'

export type Consents = ReturnType<typeof createConsents>

/** The users' consents to scopes of third-party APIs. */
export function createConsents(database: Database) {
  const scopesOf = (userId: string, clientId: string, audience: string): string[] =>
    getRow<{ scope: string }>(
      database,
      'SELECT scope FROM consents WHERE user_id = ? AND client_id = ? AND audience = ?',
      userId,
      clientId,
      audience,
    )?.scope.split(' ') ?? []
  return {
    scopesOf,
    add: (userId: string, clientId: string, audience: string, scopes: readonly string[]): void => {
      const scope = [...new Set([...scopesOf(userId, clientId, audience), ...scopes])].join(' ')
      run(
        database,
        'INSERT OR REPLACE INTO consents (user_id, client_id, audience, scope, given_at) VALUES (?, ?, ?, ?, ?)',
        userId,
        clientId,
        audience,
        scope,
        nowSeconds(),
      )
    },
  }
}
