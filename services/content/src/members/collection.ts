import type { AuthStrategy, CollectionConfig, Payload } from 'payload'
import { admins, editors } from '../access/rules'
import { env } from '../env'
import { bearerOf, issuerOf, verifyAccessToken } from './verify-token'

const issuer = env.identityDomain ? issuerOf(env.identityDomain, env.identityAudience) : null

export type Member = { id: number; subject: string; organization?: string | null } & Record<PermissionList, string[] | null | undefined>
export type PermissionList = (typeof permissionLists)[number]
export const permissionLists = ['productPermissions', 'collaborationPermissions', 'compliancePermissions'] as const

/**
 * A member is who an access token of the identity provider says; there is no other way in, and no cookie. A token of
 * nobody's is no member: what is public stays readable with it.
 */
const byAccessToken: AuthStrategy = {
  name: 'access-token',
  authenticate: async ({ headers, payload }) => {
    const token = issuer && bearerOf(headers)
    if (!issuer || !token) return { user: null }
    try {
      const claims = await verifyAccessToken(token, issuer)
      if (!claims) return { user: null }
      return { user: { ...(await memberOf(payload, claims.sub)), collection: 'members' } as never }
    } catch (cause) {
      payload.logger.warn({ cause: String(cause) }, 'The keys of the identity provider cannot be had')
      return { user: null }
    }
  },
}

/** The record of a member; one who comes for the first time gets one, without permissions. */
export async function memberOf(payload: Payload, subject: string): Promise<Member> {
  const known = async () => (await payload.find({ collection: 'members', where: { subject: { equals: subject } }, limit: 1, depth: 0, overrideAccess: true })).docs[0] as unknown as Member | undefined
  const found = await known()
  if (found) return found
  try {
    return (await payload.create({ collection: 'members', data: { subject } as never, overrideAccess: true })) as unknown as Member
  } catch (cause) {
    const made = await known() // two first requests at once: the other one made it
    if (made) return made
    throw cause
  }
}

export const members: CollectionConfig = {
  slug: 'members',
  labels: { singular: 'Member', plural: 'Members' },
  graphQL: false,
  admin: { group: 'Members', useAsTitle: 'subject', defaultColumns: ['name', 'email', 'organisation', 'subject', 'updatedAt'], description: 'People who sign in on the website. Who they are is kept by the identity provider; what they may see is kept here.' },
  auth: { disableLocalStrategy: true, strategies: [byAccessToken] },
  access: { read: editors, create: admins, update: editors, delete: admins, admin: () => false },
  fields: [
    { name: 'subject', type: 'text', required: true, unique: true, index: true, label: 'Subject at the identity provider', admin: { description: 'The “sub” of their tokens, such as auth0|65a0…' } },
    { type: 'row', fields: [{ name: 'name', type: 'text', label: 'Name' }, { name: 'email', type: 'text', label: 'E-mail' }, { name: 'organisation', type: 'text', label: 'Organisation' }] },
    list('productPermissions', 'Products', 'What opens gated texts and tools, such as navigator|data-protection.'),
    list('collaborationPermissions', 'Collaboration', 'Shared workspaces, such as room|harbour-refinancing.'),
    list('compliancePermissions', 'Compliance', 'Compliance services, such as training|anti-bribery.'),
  ],
}

function list(name: PermissionList, label: string, description: string) {
  return { name, type: 'text' as const, hasMany: true as const, label, admin: { description } }
}
