import {
  securityHeaders as common,
  transportSecurity,
} from '../packages/runtime/http/security-headers.mjs'

/** Headers of every response of the site. */
export const securityHeaders = {
  ...common,
  'X-Frame-Options': 'DENY',
  // A popup of sign-in keeps its opener, which waits for its response.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...transportSecurity(process.env.SITE_URL),
}
