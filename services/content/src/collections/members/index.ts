import type { CollectionConfig } from 'payload'
import { admins, correspondents } from '../../access/rules'
import { deleteMemberData } from '../../members/delete-member-data'
import { byAccessToken } from './access-token'
import { memberFields } from './fields'

export const members: CollectionConfig = {
  slug: 'members',
  labels: { singular: 'Member', plural: 'Members' },
  graphQL: {
    singularName: 'Member',
    pluralName: 'MemberRecords',
    disableQueries: true,
    disableMutations: true,
  }, // relations of members' documents need the type; it cannot be queried
  admin: {
    group: 'Members',
    useAsTitle: 'subject',
    defaultColumns: ['name', 'email', 'organisation', 'subject', 'updatedAt'],
    description:
      'People who sign in on the website. Who they are is kept by the identity provider; what they may see is kept here.',
  },
  hooks: { beforeDelete: [async ({ id, req }) => deleteMemberData(req, Number(id))] },
  auth: { disableLocalStrategy: true, strategies: [byAccessToken] },
  access: {
    read: correspondents,
    create: admins,
    update: correspondents,
    delete: admins,
    admin: () => false,
  },
  fields: memberFields,
}
