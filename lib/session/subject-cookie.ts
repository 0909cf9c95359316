/**
 * A hash of the subject that is signed in: the one owner of the browser session and of the server
 * session. Whoever signs a member in writes it, and every later response is compared with it. It
 * identifies no member to others, and a forged value can only end the sessions.
 */
export const subjectCookie = {
  name: 'auth.subject',
  path: '/',
  sameSite: 'lax',
  /** As long as a server session; each renewal in the browser writes it again. */
  maxAge: 24 * 3600,
} as const
