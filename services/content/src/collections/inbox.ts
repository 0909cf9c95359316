import { editors } from '../access/rules'

const nobody = () => false

/**
 * What visitors send stays out of GraphQL: the site writes it through the endpoints, editors read
 * it here.
 */
export const inbox = {
  graphQL: false as const,
  access: { read: editors, create: nobody, update: editors, delete: editors },
}
