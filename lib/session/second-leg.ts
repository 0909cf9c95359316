/** Where the server's leg of a login stands. What the library could answer besides is not reachable. */
export const authRoutes = {
  login: '/api/auth/login',
  callback: '/api/auth/callback',
  logout: '/api/auth/logout',
}

export const sessionCookie = '__session'

/** How the browser's leg of a login tells the server's whose session it must be: a hash, for ten minutes, for these calls only. */
export const expectedSubjectCookie = {
  name: 'auth.subject',
  path: '/api/auth',
  sameSite: 'lax',
} as const

/** The address of the server's leg, after which the member is at `returnTo`. */
export const secondLegPath = (returnTo: string): string =>
  `${authRoutes.login}?returnTo=${encodeURIComponent(returnTo)}`
