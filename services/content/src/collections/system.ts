import type { CollectionConfig } from 'payload'
import { admins, anyone, editors, isAdmin, isEditor } from '../access/rules'
import { clearAttempts, throttleLogin } from '../border/login-throttle'
import { env } from '../env'
import { announceChange, announceDelete } from '../hooks/announce'

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Editor', plural: 'Editors' },
  admin: { group: 'Settings', useAsTitle: 'email', defaultColumns: ['email', 'role', 'updatedAt'] },
  auth: { useAPIKey: true, maxLoginAttempts: 0, tokenExpiration: 8 * 3600 }, // attempts are counted by address (border/login-throttle.ts)
  hooks: { beforeOperation: [throttleLogin], afterLogin: [clearAttempts] },
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

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or file', plural: 'Pictures and files' },
  graphQL: { singularName: 'Media', pluralName: 'MediaItems', disableMutations: true },
  admin: { group: 'Settings', useAsTitle: 'alt' },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    focalPoint: true,
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      required: true,
      label: 'What it shows, for who cannot see it',
    },
    { name: 'credit', type: 'text', label: 'Credit' },
  ],
}

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  graphQL: { singularName: 'Redirect', pluralName: 'Redirects', disableMutations: true },
  admin: { group: 'Settings', useAsTitle: 'from', defaultColumns: ['from', 'to', 'kind'] },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: { afterChange: [announceChange('Redirect')], afterDelete: [announceDelete('Redirect')] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: 'Old address',
      validate: (value: unknown) => sitePath(value),
    },
    {
      name: 'to',
      type: 'text',
      label: 'New address',
      validate: (
        value: unknown,
        { siblingData }: { siblingData: { kind?: string; from?: string } },
      ) => {
        if (siblingData.kind === 'gone') return true
        if (value === siblingData.from) return 'An address cannot lead to itself.'
        return sitePath(value)
      },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'permanent',
      options: ['permanent', 'temporary', 'gone'],
      label: 'Kind',
    },
  ],
}

/** A path of this site: one slash first, no host, no control characters. */
const sitePath = (value: unknown): true | string =>
  typeof value === 'string' && /^\/(?![/\\])[^\s\\\u0000-\u001f]*$/.test(value)
    ? true
    : 'A path of this site, such as /people.'
