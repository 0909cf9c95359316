/** The routes of server sign-in. The library's other routes are not reachable. */
export const authRoutes = {
  login: '/api/auth/login',
  callback: '/api/auth/callback',
  logout: '/api/auth/logout',
}

export const sessionCookie = '__session'

/** Hash of the subject that the browser signed in; server sign-in must return the same one. Lives ten minutes. */
export const expectedSubjectCookie = {
  name: 'auth.subject',
  path: '/api/auth',
  sameSite: 'lax',
} as const

/** The path that starts server sign-in and ends at `returnTo`. */
export const serverSignInPath = (returnTo: string): string =>
  `${authRoutes.login}?returnTo=${encodeURIComponent(returnTo)}`
