/** The routes of server sign-in. The library's other routes are not reachable. */
export const authRoutes = {
  login: '/api/auth/login',
  callback: '/api/auth/callback',
  logout: '/api/auth/logout',
  end: '/api/auth/end',
  session: '/api/auth/session',
}

/** Where server sign-in ends in a hidden frame: a page that posts the outcome to its parent. */
export const framedOutcome = '/api/auth/outcome'
/** The type of that message. */
export const serverSessionMessage = 'server-session'

export const sessionCookie = '__session'

/** The path that starts server sign-in, in an organisation if one was requested, and ends at `returnTo`. */
export const serverSignInPath = (returnTo: string, organization?: string): string =>
  `${authRoutes.login}?${new URLSearchParams({ ...(organization ? { organization } : {}), returnTo })}`

/** The same in a hidden frame: silent, whatever happens, and ends at `framedOutcome`. */
export const framedSignInPath = (organization?: string): string =>
  `${authRoutes.login}?${new URLSearchParams({ ...(organization ? { organization } : {}), framed: '1' })}`
