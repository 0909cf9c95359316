import { createHash } from 'node:crypto'

/**
 * The content security policy of every page: the origins of scripts, connections and frames.
 * Only the site's own, unless the environment names others.
 */

/**
 * @param {string[]} scripts sources of scripts beside the site's own: hashes of a cached page,
 * or the nonce of one that is rendered per request
 */
export function policyWith(scripts) {
  return basePolicy
    .replace(
      '%scripts%',
      ["'self'", ...scripts, ...tagManagerSources(), ...captchaOrigins()].join(' '),
    )
    .replace(
      '%connect%',
      [
        "'self'",
        ...tagManagerOrigin(),
        ...signInOrigins(),
        ...socketOrigin(),
        ...captchaOrigins(),
        ...searchOrigins(),
      ].join(' '),
    )
    .replace('%frames%', ["'self'", ...identityOrigin(), ...captchaOrigins()].join(' '))
}

/** The tag manager's own first script (`@next/third-parties`), which it writes into the page after consent. */
const tagManagerScript = `
      (function(w,l){
        w[l]=w[l]||[];
        w[l].push({'gtm.start': new Date().getTime(),event:'gtm.js'});
        
      })(window,'dataLayer');`

const tagManagerHash = `'sha256-${createHash('sha256').update(tagManagerScript).digest('base64')}'`

const tagManagerOrigin = () =>
  process.env.GTM_ID
    ? [
        new URL(process.env.GTM_SCRIPT_URL ?? 'https://www.googletagmanager.com').origin,
        ...(process.env.CSP_TAG_SOURCES ?? '').split(' ').filter(Boolean),
      ]
    : []

const tagManagerSources = () => (process.env.GTM_ID ? [...tagManagerOrigin(), tagManagerHash] : [])

/** Signing in: the provider is asked by the browser, and answers in a hidden frame; then the product API is. */
const signInOrigins = () => [
  ...identityOrigin(),
  ...(process.env.AUTH0_DOMAIN
    ? [
        new URL(
          process.env.API_BASE_URL ?? process.env.CONTENT_GRAPHQL_URL ?? 'http://localhost:3001',
        ).origin,
      ]
    : []),
]

/** Members' pages subscribe to what is new. */
const socketOrigin = () =>
  process.env.AUTH0_DOMAIN && process.env.CONTENT_WS_URL
    ? [new URL(process.env.CONTENT_WS_URL).origin]
    : []

/** Bot detection in the sign-in panel, where the identity provider leaves it to another provider. */
const captchaOrigins = () => (process.env.CSP_CAPTCHA_SOURCES ?? '').split(' ').filter(Boolean)

/** The browser asks the search service itself. Algolia has three names beside the nearest one. */
const searchOrigins = () => {
  const { ALGOLIA_APP_ID: app, ALGOLIA_HOST: host } = process.env
  if (host) return [new URL(host).origin]
  return app && /^[A-Za-z0-9]+$/.test(app)
    ? [
        'https://insights.algolia.io',
        `https://${app}-dsn.algolia.net`,
        ...[1, 2, 3].map((one) => `https://${app}-${one}.algolianet.com`),
      ]
    : []
}

const identityOrigin = () => {
  const domain = process.env.AUTH0_DOMAIN
  return domain ? [new URL(/^https?:/.test(domain) ? domain : `https://${domain}`).origin] : []
}

const basePolicy = [
  "default-src 'none'",
  'script-src %scripts%',
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  'connect-src %connect%',
  'frame-src %frames%',
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
