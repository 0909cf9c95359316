import { sessionCookie } from './auth-routes'

/** Long sessions are split over numbered cookies. */
const pattern = new RegExp(`(?:^|;\\s*)${sessionCookie}(?:(?:__|\\.)[^=;]*)?=`)

/** Whether a request has a session, valid or not: it selects a page's variant and authorises nothing. */
export const hasSessionCookie = (cookies: string | null | undefined): boolean =>
  cookies !== null && cookies !== undefined && pattern.test(cookies)
