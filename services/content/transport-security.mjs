/**
 * HSTS (RFC 6797) for a service whose editors reach it by https. Not in next.config.mjs: its headers
 * are those of the build.
 *
 * @param {string | undefined} contentUrl
 * @returns {(response: import('node:http').ServerResponse) => void}
 */
export function createTransportSecurity(contentUrl) {
  const isHttps = contentUrl?.startsWith('https:')
  return (response) => {
    if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000')
  }
}
