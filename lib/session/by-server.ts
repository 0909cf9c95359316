/**
 * How the server's leg tells the pages after it that it signed somebody in alone, without a script or before one was
 * there: the silent check finds the member then, once. It says nothing of whom.
 */
export const byServerCookie = {
  name: 'auth.by-server',
  path: '/',
  sameSite: 'lax',
  maxAge: 600,
} as const
