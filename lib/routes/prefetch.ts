import { pathWithoutLocale } from './public-path'

/** Members' pages and sign-in: rendered per request. `prefetch.test.ts` compares them with the table of routes. */
const perRequest =
  /^\/(?:api|auth|dashboard|email-verified-callback|favourites|newsletters-and-alerts|onboarding|sign-in|sign-up|subscriptions)(?:\/|$)/

/** With a session these have more content and are rendered per request too (`dynamicForMembers`). */
const perRequestForMembers = /^\/products\/navigator\/[^/]+(?!\/marketing\/)(?:\/|$)/

type Address = { pathname: string; search: string }

/** Whether a link to another page is worth a prefetch: it leads to a cached page, so to none with a filter. */
export const isPrefetchable = (
  { pathname, search }: Address,
  current: Address,
  signedIn: boolean,
): boolean =>
  !search &&
  !perRequest.test(pathWithoutLocale(pathname)) &&
  !(signedIn && perRequestForMembers.test(pathWithoutLocale(pathname))) &&
  (pathname !== current.pathname || current.search !== '')

/** Whether the visitor's connection allows to fetch what may not be read. */
export const allowsPrefetch = (connection?: {
  saveData?: boolean
  effectiveType?: string
}): boolean => !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
