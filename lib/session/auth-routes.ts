/** The routes of server sign-in. The library's other routes are not reachable. */
export const authRoutes = {
  login: '/api/auth/login',
  callback: '/api/auth/callback',
  logout: '/api/auth/logout',
  end: '/api/auth/end',
}

export const sessionCookie = '__session'

/** The path that starts server sign-in, in an organisation if one was requested, and ends at `returnTo`. */
export const serverSignInPath = (returnTo: string, organization?: string): string =>
  `${authRoutes.login}?${new URLSearchParams({ ...(organization ? { organization } : {}), returnTo })}`
