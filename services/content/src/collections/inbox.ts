import { correspondents } from '../access/rules'

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
