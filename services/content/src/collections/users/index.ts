import type { CollectionConfig } from 'payload'
import { admins, isAdmin, isEditor } from '../../access/rules'
import { clearLoginAttempts, throttleLogin } from '../../guards/login-throttle'

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Editor', plural: 'Editors' },
  admin: { group: 'Settings', useAsTitle: 'email', defaultColumns: ['email', 'role', 'updatedAt'] },
  // throttled per address instead (guards/login-throttle.ts)
  auth: { useAPIKey: true, maxLoginAttempts: 0, tokenExpiration: 8 * 3600 },
  hooks: { beforeOperation: [throttleLogin], afterLogin: [clearLoginAttempts] },
  access: {
    admin: ({ req }) => isEditor(req),
    read: ({ req }) =>
      isAdmin(req) ? true : isEditor(req) ? { id: { equals: req.user?.id } } : false,
    create: admins,
    update: ({ req, id }) => isAdmin(req) || (isEditor(req) && req.user?.id === id),
    delete: admins,
  },
  graphQL: { singularName: 'Editor', pluralName: 'Editors', disableMutations: true },
  fields: [
    { name: 'name', type: 'text', required: true, label: 'Name' },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      label: 'Role',
      options: [
        { value: 'admin', label: 'Administrator' },
        { value: 'editor', label: 'Editor' },
        { value: 'site', label: 'The website’s preview key (reads drafts)' },
        { value: 'forms', label: 'The website’s forms key (submits forms)' },
      ],
      access: { create: ({ req }) => isAdmin(req), update: ({ req }) => isAdmin(req) },
    },
  ],
}
