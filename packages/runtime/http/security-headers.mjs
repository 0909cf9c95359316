/** Headers of every response of every process. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
}

/**
 * HSTS (RFC 6797) for a process that browsers reach by https.
 *
 * @param {string | undefined} address the public one
 * @returns {Record<string, string>}
 */
export const transportSecurity = (address) =>
  address?.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {}
