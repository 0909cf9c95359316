import type { Env } from '../env'

export type Audience = {
  /** Scopes of the API, besides the standard ones. */
  scopes: readonly string[]
  /** Another firm's API: scopes need the user's consent. */
  needsConsent: boolean
}

/**
 * OpenID Connect's scopes, part of every audience, as an access token for an API is also valid for
 * userinfo.
 */
export const standardScopes = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const

const ownRecord = ['read:current_user', 'update:current_user_metadata', 'delete:current_user']

/** A sample third-party API for the consent page and `consent_required`. */
const partnerAudience = 'https://partner.example/'

/** The APIs that access tokens are issued for (Auth0's "APIs"). */
export const createAudiences = ({
  audience,
  managementAudience,
}: Pick<Env, 'audience' | 'managementAudience'>) =>
  new Map<string, Audience>([
    [audience, { scopes: ownRecord, needsConsent: false }],
    [managementAudience, { scopes: ownRecord, needsConsent: false }],
    [partnerAudience, { scopes: ['partner:read'], needsConsent: true }],
  ])
