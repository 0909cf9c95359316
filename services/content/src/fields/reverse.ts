import type { Field } from 'payload'

/**
 * The reverse side of a relation, read-only.
 *
 * @param sort required where the collection's `defaultSort` is localised: otherwise a `draft=true`
 *   read fails with "no such column: _offices_v.id"
 *   (https://github.com/payloadcms/payload/issues/15248). A test of e2e/editor.spec.ts fails once
 *   it is fixed.
 */
export const reverse = (
  name: string,
  label: string,
  collection: string,
  on: string,
  sort?: string,
): Field =>
  ({
    name,
    label,
    type: 'join',
    collection,
    on,
    defaultLimit: 12,
    defaultSort: sort,
    admin: { allowCreate: false },
  }) as Field
