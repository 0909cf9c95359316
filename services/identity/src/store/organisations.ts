import type { Database } from './database'
import { getRow, run } from './rows'

export type Organisation = { id: string; name: string; displayName: string }

export type Organisations = ReturnType<typeof createOrganisations>

const columns = 'o.id, o.name, o.display_name AS displayName'

/** Organisations, their members, and the organisation of each grant. */
export function createOrganisations(database: Database) {
  return {
    find: (id: string) =>
      getRow<Organisation>(database, `SELECT ${columns} FROM organisations o WHERE id = ?`, id),
    create: ({ id, name, displayName }: Organisation): void =>
      void run(
        database,
        'INSERT INTO organisations (id, name, display_name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        id,
        name,
        displayName,
      ),
    addMember: (id: string, userId: string): void =>
      void run(
        database,
        'INSERT INTO organisation_members (organisation_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
        id,
        userId,
      ),
    isMember: (id: string, userId: string) =>
      getRow(
        database,
        'SELECT 1 FROM organisation_members WHERE organisation_id = ? AND user_id = ?',
        id,
        userId,
      ) !== undefined,

    /** The organisation of a grant's tokens. */
    ofGrant: (grantId: string) =>
      getRow<{ id: string }>(
        database,
        'SELECT organisation_id AS id FROM grant_organisations WHERE grant_id = ?',
        grantId,
      )?.id,
    setOfGrant: (grantId: string, id: string): void =>
      void run(
        database,
        'INSERT INTO grant_organisations (grant_id, organisation_id) VALUES (?, ?) ON CONFLICT (grant_id) DO UPDATE SET organisation_id = excluded.organisation_id',
        grantId,
        id,
      ),
  }
}
