import 'server-only'
import { env } from '../env/env'
import { defaultResponseType } from '../identity'
import { type SiteLocale, languageTags, toPrefix } from '@law-firm/contract/locales'
import { toHref } from '../routes/href'
import { productScope, toSignInMethods, type SessionSettings } from './settings'

export type IdentityConfiguration = {
  domain: string
  clientId: string
  clientSecret: string
  browserClientId: string
  secret: string
  audience: string
  organization?: string
  apiBase: string
}

/** The identity provider of the environment; null when none is configured, and the site then has no sign-in. */
export const identityConfiguration: IdentityConfiguration | null = toConfiguration()

function toConfiguration(): IdentityConfiguration | null {
  const {
    AUTH0_DOMAIN: domain,
    AUTH0_CLIENT_ID: clientId,
    AUTH0_CLIENT_SECRET: clientSecret,
    AUTH0_SECRET: secret,
  } = env
  const variables = Object.entries({
    AUTH0_DOMAIN: domain,
    AUTH0_CLIENT_ID: clientId,
    AUTH0_CLIENT_SECRET: clientSecret,
    AUTH0_SECRET: secret,
  })
  if (variables.every(([, value]) => !value)) return null
  const missing = variables.flatMap(([name, value]) => (value ? [] : [name]))
  if (!domain || !clientId || !clientSecret || !secret)
    throw new Error(`For sign-in the environment lacks: ${missing.join(', ')}.`)
  const apiBase = env.API_BASE_URL ?? new URL('/api', env.CONTENT_GRAPHQL_URL).href
  return {
    domain,
    clientId,
    clientSecret,
    secret,
    browserClientId: env.AUTH0_BROWSER_CLIENT_ID ?? clientId,
    audience: env.AUTH0_AUDIENCE,
    organization: env.AUTH0_ORGANIZATION,
    apiBase,
  }
}

/** The ways to sign in in the panel; none without sign-in. */
export const signInMethods = identityConfiguration
  ? toSignInMethods(env.AUTH0_SIGN_IN_METHODS ?? [])
  : []

/** Browser settings for a page in this language; null without sign-in. */
export function sessionSettings(locale: SiteLocale): SessionSettings | null {
  if (!identityConfiguration) return null
  const { domain, browserClientId, audience, organization, apiBase } = identityConfiguration
  return {
    identity: {
      domain,
      clientId: browserClientId,
      audience,
      organization,
      redirectUri: env.SITE_URL + toHref({ to: 'auth' }, locale),
      scope: productScope,
      responseType: defaultResponseType,
    },
    audience,
    apiBase,
    uiLocales: languageTags[locale],
    home: toPrefix(locale) || '/',
    panel: signInMethods.length > 0 ? locale : null,
  }
}
