import { sameSitePath } from '../routes/same-site-path'

/**
 * Where a member goes after sign-in: a page of this site (decision 14). An address that acts, such as
 * that of sign-out, is none, and neither is a page of sign-in.
 */
export function returnPath(value: unknown): string {
  const path = sameSitePath(value)
  return /^\/(?:api|_next)(?:\/|$)|^(?:\/[a-z]{2}-[a-z]{2})?\/(?:auth|sign-in|sign-up)(?:[/?#]|$)/i.test(
    path,
  )
    ? '/'
    : path
}
