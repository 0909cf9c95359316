import type { ResourceServer } from 'oidc-provider'

/**
 * OpenID Connect's scopes, part of every audience, as an access token for an API is also valid for
 * userinfo.
 */
export const standardScopes = ['openid', 'profile', 'email', 'phone'] as const

/** Scopes of the product's API (Auth0's "API"): calls of `/api/v2` about the user's own record. */
export const apiScopes = [
  'read:current_user',
  'update:current_user_metadata',
  'delete:current_user',
]

/** The API that access tokens are for, as a resource server of RFC 8707. */
export const getResourceServer = (audience: string) =>
  ({
    scope: [...standardScopes, ...apiScopes].join(' '),
    audience,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  }) satisfies Partial<ResourceServer>
