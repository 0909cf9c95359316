import type { CollectionConfig, TextField } from 'payload'
import { admins, isAdmin, isEditor } from '../../access/rules'
import { siteLocaleOptions } from '../../model/locales'
import { env } from '../../env'
import { clearLoginAttempts, throttleLogin } from '../../guards/login-throttle'
import { secondFactorEndpoints } from '../../plugins/second-factor/endpoints'
import {
  endResetSession,
  markPasswordReset,
  refuseRefresh,
  requireSecondFactor,
  showDemand,
  showRecoveryCodes,
} from '../../plugins/second-factor/login-hooks'
import { removeSecondFactor } from '../../plugins/second-factor/store'
import { cookieAttributes } from '../../plugins/sign-in/cookies'
import { ssoEndpoints } from '../../plugins/sign-in/sso-endpoints'
import { checkPassword } from './check-password'
import { confirmPassword, endConfirmation } from './confirm-password'
import { queueResetMail, sendNoMailDirectly } from './reset-mail'

const byAdmins: TextField['access'] = {
  create: ({ req }) => isAdmin(req),
  update: ({ req }) => isAdmin(req),
}

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Editor', plural: 'Editors' },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
  },
  // throttled per address instead (guards/login-throttle.ts)
  auth: {
    useAPIKey: true,
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 3600,
    removeTokenFromResponses: true, // a script that runs in the page cannot read its cookie
    cookies: cookieAttributes(env.CONTENT_URL),
  },
  hooks: {
    beforeOperation: [
      throttleLogin,
      checkPassword,
      confirmPassword,
      sendNoMailDirectly,
      markPasswordReset,
      refuseRefresh,
    ],
    beforeLogin: [endConfirmation, requireSecondFactor],
    afterOperation: [queueResetMail, endResetSession, showRecoveryCodes],
    afterLogin: [clearLoginAttempts],
    afterError: [showDemand],
    beforeDelete: [({ id, req }) => removeSecondFactor(req.payload, Number(id), req)],
  },
  endpoints: [...secondFactorEndpoints, ...ssoEndpoints],
  access: {
    admin: ({ req }) => isEditor(req),
    // Editors see by name who holds a document, or changed it.
    read: ({ req }) => isEditor(req),
    create: admins,
    update: ({ req, id }) => isAdmin(req) || (isEditor(req) && req.user?.id === id),
    delete: admins,
    // no account is ever locked (`maxLoginAttempts`): the button would change nothing
    unlock: () => false,
  },
  graphQL: { singularName: 'Editor', pluralName: 'Editors', disableMutations: true },
  fields: [
    {
      // what a form sends to be checked (`confirmPassword`); it is never stored
      name: 'presentPassword',
      type: 'text',
      virtual: true,
      label: 'Present password',
      admin: {
        components: { Field: '/collections/users/present-password.client#PresentPassword' },
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    { name: 'name', type: 'text', required: true, label: 'Name' },
    { name: 'apiKey', type: 'text', access: byAdmins },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      label: 'Role',
      options: [
        { value: 'admin', label: 'Administrator' },
        { value: 'publisher', label: 'Publisher: publishes and deletes' },
        { value: 'editor', label: 'Editor: changes everything and publishes nothing' },
        { value: 'author', label: 'Author: changes documents of their own' },
        { value: 'translator', label: 'Translator: changes some languages' },
        { value: 'site', label: 'The website’s preview key (reads drafts)' },
        { value: 'forms', label: 'The website’s forms key (submits forms)' },
      ],
      access: byAdmins,
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: 'Languages of a translator',
      options: siteLocaleOptions,
      access: byAdmins,
      admin: { condition: ({ role }) => role === 'translator' },
    },
    {
      name: 'ssoSubject',
      type: 'text',
      unique: true,
      label: 'Identity at the firm’s provider',
      access: { ...byAdmins, read: ({ req }) => isAdmin(req) },
      // an emptied field is '', which is unique too: a second one would be refused
      hooks: { beforeValidate: [({ value }) => value || null] },
      admin: {
        description:
          'Bound at the first single sign-on. Empty it when the account passes to another person, or the provider changes.',
        condition: ({ ssoSubject }) => Boolean(ssoSubject),
      },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      label: 'Second factor',
      admin: {
        components: { Field: '/plugins/second-factor/panel.client#SecondFactorPanel' },
        disableListColumn: true,
      },
    },
  ],
}
