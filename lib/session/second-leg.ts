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

/** Notes the subject for the server's leg. The browser's script is no authority: the hash can only make the server refuse. */
export async function expectSubject(subject: string): Promise<void> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subject)),
  )
  const hash = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${expectedSubjectCookie.name}=${hash}; path=${expectedSubjectCookie.path}; max-age=600; samesite=${expectedSubjectCookie.sameSite}${secure}`
}
