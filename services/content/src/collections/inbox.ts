import { correspondents } from '../access/rules'
import { text } from '../fields/shared'

const noAccess = () => false

/**
 * Visitors' submissions are not in GraphQL: the site writes them through REST endpoints, editors
 * read them in the admin panel.
 */
export const inbox = {
  graphQL: false as const,
  access: {
    read: correspondents,
    create: noAccess,
    update: correspondents,
    delete: correspondents,
  },
}

/** The site's key of a submission: sent again, it is the same submission (`withFieldWrites`). */
export const submissionKey = text('key', 'Key of the submission', { admin: { hidden: true } })

export const storedOnce = {
  custom: { writes: { uniqueBy: ['key'] } },
  indexes: [{ fields: ['key'], unique: true }],
}
