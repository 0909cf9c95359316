import type { Env } from '../env'

export type Audience = {
  /** Scopes that exist there, besides the standard ones. */
  scopes: readonly string[]
  /** Another firm's API: the user is asked before a client gets a scope there. */
  needsConsent: boolean
}

/** Of OpenID Connect; they are part of every audience, as an access token for an API also opens userinfo. */
export const standardScopes = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const

const ownRecord = ['read:current_user', 'update:current_user_metadata', 'delete:current_user']

/** A sample of another firm's API, to have the consent page and `consent_required` at hand. */
const partnerAudience = 'https://partner.example/'

/** The APIs that access tokens are made for; what Auth0 calls "APIs". */
export const createAudiences = ({
  audience,
  managementAudience,
}: Pick<Env, 'audience' | 'managementAudience'>) =>
  new Map<string, Audience>([
    [audience, { scopes: ownRecord, needsConsent: false }],
    [managementAudience, { scopes: ownRecord, needsConsent: false }],
    [partnerAudience, { scopes: ['partner:read'], needsConsent: true }],
  ])
