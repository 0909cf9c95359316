import { withPayload } from '@payloadcms/next/withPayload'
import { securityHeaders } from '../../packages/runtime/http/security-headers.mjs'

const headersOfAll = {
  ...securityHeaders,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex',
}

/** Next writes inline scripts into the editor's pages, and Payload's interface inline styles. */
const adminPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'production' ? '' : " 'unsafe-eval'"}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' https: http://localhost:*", // live preview; the site's address is not known to a build
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  serverExternalPackages: ['rate-limiter-flexible', 'redis'],
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(headersOfAll).map(([key, value]) => ({ key, value })),
    },
    { source: '/admin/:path*', headers: [{ key: 'content-security-policy', value: adminPolicy }] },
    {
      source: '/api/media/file/:name',
      headers: [
        {
          key: 'content-security-policy',
          value: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        },
        { key: 'cross-origin-resource-policy', value: 'cross-origin' },
      ],
    },
  ],
  typescript: { ignoreBuildErrors: true }, // `npm run verify` checks the types of every workspace
  experimental: {
    // Payload's errors are named after their classes, and without a name the message is withheld
    serverMinification: false,
    turbopackFileSystemCacheForBuild: false, // same setting as the site's next.config
    // cookies ignore ports: on one host, Next would delete the site's cookie of draft mode
    multiZoneDraftMode: true,
  },
  turbopack: { root: new URL('../../', import.meta.url).pathname },
}

export default withPayload(config, { devBundleServerPackages: false })
