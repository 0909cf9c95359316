import type { CollectionConfig, NumberField } from 'payload'
import { internal } from '../internal-collection'

/**
 * The id of an account. No foreign key: PostgreSQL would check it against the row that the login's
 * own transaction has locked.
 */
const user = (index: Partial<NumberField>) =>
  ({ name: 'user', type: 'number', required: true, ...index }) as NumberField

/** The authenticator app of an editor. Not part of `users`, which each login writes as a whole. */
export const secondFactors: CollectionConfig = {
  ...internal,
  slug: 'second-factors',
  fields: [
    user({ unique: true }),
    { name: 'secret', type: 'text', required: true },
    { name: 'recoveryCodes', type: 'json', required: true },
  ],
}

/** Codes that were used; the unique index lets one of two concurrent logins through. */
export const usedCodes: CollectionConfig = {
  ...internal,
  slug: 'used-codes',
  fields: [
    user({ index: true }),
    { name: 'code', type: 'text', required: true, unique: true },
    { name: 'isRecovery', type: 'checkbox', required: true, defaultValue: false },
  ],
}
