import { editors } from '../access/rules'

const noAccess = () => false

/**
 * Visitors' submissions are not in GraphQL: the site writes them through REST endpoints, editors
 * read them in the admin panel.
 */
export const inbox = {
  graphQL: false as const,
  access: { read: editors, create: noAccess, update: editors, delete: editors },
}
