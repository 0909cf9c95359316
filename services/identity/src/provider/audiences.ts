/**
 * OpenID Connect's scopes, part of every audience, as an access token for an API is also valid for
 * userinfo.
 */
export const standardScopes = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const

/** Scopes of the product's API (Auth0's "API"): calls of `/api/v2` about the user's own record. */
export const apiScopes = [
  'read:current_user',
  'update:current_user_metadata',
  'delete:current_user',
]
