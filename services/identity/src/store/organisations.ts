import type { Database } from './database'

export type Organisation = { id: string; name: string; displayName: string }

export type Organisations = ReturnType<typeof createOrganisations>

/** Organisations, their members, and the organisation of each grant. */
export function createOrganisations({ row, run }: Database) {
  return {
    find: (id: string) =>
      row<Organisation>`SELECT id, name, display_name AS displayName FROM organisations WHERE id = ${id}`,
    create: ({ id, name, displayName }: Organisation): void =>
      void run`INSERT INTO organisations (id, name, display_name)
        VALUES (${id}, ${name}, ${displayName}) ON CONFLICT DO NOTHING`,
    addMember: (id: string, userId: string): void =>
      void run`INSERT INTO organisation_members (organisation_id, user_id)
        VALUES (${id}, ${userId}) ON CONFLICT DO NOTHING`,
    isMember: (id: string, userId: string) =>
      row`SELECT 1 FROM organisation_members
        WHERE organisation_id = ${id} AND user_id = ${userId}` !== undefined,

    /** The organisation of a grant's tokens. */
    ofGrant: (grantId: string) =>
      row<{ id: string }>`SELECT organisation_id AS id FROM grant_organisations
        WHERE grant_id = ${grantId}`?.id,
    setOfGrant: (grantId: string, id: string): void =>
      void run`INSERT OR REPLACE INTO grant_organisations (grant_id, organisation_id)
        VALUES (${grantId}, ${id})`,
  }
}
