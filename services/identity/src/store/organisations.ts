import type { Database } from './database'

export type Organisation = { id: string; displayName: string }

/** Organisations, their members, and the organisation of each grant. */
export function createOrganisations({ row, run }: Database) {
  return {
    find: (id: string) =>
      row<Organisation>`SELECT id, display_name AS displayName FROM organisations WHERE id = ${id}`,
    create: ({ id, displayName }: Organisation): void =>
      void run`INSERT INTO organisations (id, name, display_name)
        VALUES (${id}, ${id}, ${displayName}) ON CONFLICT DO NOTHING`,
    addMember: (id: string, userId: string): void =>
      void run`INSERT INTO organisation_members (organisation_id, user_id)
        VALUES (${id}, ${userId}) ON CONFLICT DO NOTHING`,
    /** The organisation, if the user is a member. */
    findFor: (userId: string, id: string | undefined) =>
      row<Organisation>`SELECT id, display_name AS displayName FROM organisations
        JOIN organisation_members ON organisation_id = id
        WHERE id = ${id ?? ''} AND user_id = ${userId}`,

    /** The organisation of a grant's tokens. */
    ofGrant: (grantId: string | undefined) =>
      row<{ id: string }>`SELECT organisation_id AS id FROM grant_organisations
        WHERE grant_id = ${grantId ?? ''}`?.id,
    setOfGrant: (grantId: string, id: string): void =>
      void run`INSERT OR REPLACE INTO grant_organisations (grant_id, organisation_id)
        VALUES (${grantId}, ${id})`,
  }
}
