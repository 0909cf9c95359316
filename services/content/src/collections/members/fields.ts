import type { Field } from 'payload'
import type { PermissionList } from '../../members/find-or-create-member'
import { recordFields } from './record-fields'

/** Written by the provider's notices (`members/ended-sessions.ts`). */
const endedSessions: Field = {
  name: 'endedSessions',
  type: 'json',
  admin: { hidden: true },
  access: { create: () => false, read: () => false, update: () => false },
}

export const memberFields: Field[] = [
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
  endedSessions,
]

function list(name: PermissionList, label: string, description: string) {
  return { name, type: 'text' as const, hasMany: true as const, label, admin: { description } }
}
