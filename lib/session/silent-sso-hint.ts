/**
 * Set after a server sign-in without a browser sign-in (no JavaScript yet): the next page then runs silent
 * authentication once. It does not identify the member.
 */
export const silentSsoHintCookie = {
  name: 'auth.by-server',
  path: '/',
  sameSite: 'lax',
  maxAge: 600,
} as const
