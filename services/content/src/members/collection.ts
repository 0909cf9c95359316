import type { AuthStrategy, CollectionConfig } from 'payload'
import { admins, editors } from '../access/rules'
import { env } from '../env'
import { effectivePermissions } from './effective-permissions'
import { removeBelongings } from './belongings'
import { memberOf, type PermissionList } from './find'
import { recordFields } from './record-fields'
import { bearerOf, emailIn, issuerOf, verifyAccessToken } from './verify-token'

const issuer = env.identityDomain ? issuerOf(env.identityDomain, env.identityAudience) : null

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
      const member = await memberOf(payload, claims.sub)
      const productPermissions = effectivePermissions(
        member.productPermissions,
        member.productSubscriptions,
        new Date(),
      )
      const user = {
        ...member,
        productPermissions,
        token: emailIn(claims, issuer.issuer),
        collection: 'members' as const,
      }
      return {
        user: user,
        responseHeaders: new Headers({
          'cache-control': 'no-store',
          vary: 'authorization, origin',
        }),
      }
    } catch (cause) {
      payload.logger.warn(
        { cause: String(cause) },
        'The keys of the identity provider cannot be had',
      )
      return { user: null }
    }
  },
}

export const members: CollectionConfig = {
  slug: 'members',
  labels: { singular: 'Member', plural: 'Members' },
  graphQL: {
    singularName: 'Member',
    pluralName: 'MemberRecords',
    disableQueries: true,
    disableMutations: true,
  }, // a type that what they own refers to; read by nobody there
  admin: {
    group: 'Members',
    useAsTitle: 'subject',
    defaultColumns: ['name', 'email', 'organisation', 'subject', 'updatedAt'],
    description:
      'People who sign in on the website. Who they are is kept by the identity provider; what they may see is kept here.',
  },
  hooks: { beforeDelete: [async ({ id, req }) => removeBelongings(req, Number(id))] },
  auth: { disableLocalStrategy: true, strategies: [byAccessToken] },
  access: { read: editors, create: admins, update: editors, delete: admins, admin: () => false },
  fields: [
    {
      name: 'subject',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: 'Subject at the identity provider',
      admin: { description: 'The “sub” of their tokens, such as auth0|65a0…' },
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', label: 'Name' },
        { name: 'email', type: 'text', label: 'E-mail' },
        { name: 'organisation', type: 'text', label: 'Organisation' },
      ],
    },
    ...recordFields,
    list(
      'productPermissions',
      'Products',
      'What opens gated texts and tools, such as navigator|data-protection.',
    ),
    list(
      'collaborationPermissions',
      'Collaboration',
      'Shared workspaces, such as room|harbour-refinancing.',
    ),
    list(
      'compliancePermissions',
      'Compliance',
      'Compliance services, such as training|anti-bribery.',
    ),
  ],
}

function list(name: PermissionList, label: string, description: string) {
  return { name, type: 'text' as const, hasMany: true as const, label, admin: { description } }
}
