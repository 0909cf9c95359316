import { availableParallelism } from 'node:os'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { securityHeaders } from './lib/security-headers.mjs'

const headers = Object.entries(securityHeaders).map(([key, value]) => ({ key, value }))

const mediaOrigin =
  process.env.CONTENT_MEDIA_ORIGIN ?? process.env.CONTENT_GRAPHQL_URL ?? 'http://localhost:3001'

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.SITE_DIST_DIR ?? '.next',
  poweredByHeader: false,
  agentRules: false,
  reactStrictMode: true,
  serverExternalPackages: [
    'fontkit',
    'pdfkit',
    'graphql',
    'qrcode',
    'rate-limiter-flexible',
    'redis',
    'undici',
    'valibot',
  ],
  cacheHandler: new URL('./lib/cache/handler.mjs', import.meta.url).pathname,
  typescript: { ignoreBuildErrors: true }, // `npm run verify` checks types, of the tests too
  staticPageGenerationTimeout: 600, // seconds: a busy machine takes longer, and no visitor waits
  experimental: {
    agentUpgrade: false,
    cpus: Math.max(2, availableParallelism() - 1),
    staticGenerationMaxConcurrency: 64, // one renders while another waits for content
    staleTimes: { static: 30 }, // seconds that a prefetched page is shown after an edit
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    turbopackMinify: { server: false }, // a sixth of compiling, and a log names functions by their names
    turbopackFileSystemCacheForBuild: false, // writing it costs a first build what it saves the next
    serverActions: { bodySizeLimit: '3mb' },
  },
  images: {
    formats: ['image/webp'],
    // each picture of a page names them all: half of the default ones
    deviceSizes: [640, 960, 1280, 1920, 2560],
    imageSizes: [64, 128, 256, 400],
    remotePatterns: [mediaPattern()],
    localPatterns: [],
    // bytes; each version of a picture, and each one that is made up, is stored
    maximumDiskCacheSize: 256 * 1024 * 1024,
    dangerouslyAllowLocalIP: new URL(mediaOrigin).hostname === 'localhost',
  },
  // Password managers open it (W3C, "A Well-Known URL for Changing Passwords").
  redirects: async () => [
    {
      source: '/.well-known/change-password',
      destination: '/dashboard/profile/security',
      permanent: false,
    },
  ],
  headers: async () => [
    { source: '/:path*', headers },
    // The last page of server sign-in in a hidden frame (`lib/session/framed-outcome.ts`).
    {
      source: '/api/auth/outcome',
      headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }],
    },
    // Other sites show the image of a page that is shared there.
    {
      source: '/api/og/:path*',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
  ],
}

/**
 * Pictures come from the content service only (`CONTENT_MEDIA_ORIGIN`, where it is not the origin
 * of its GraphQL endpoint).
 */
/** @returns {import('next/dist/shared/lib/image-config').RemotePattern} */
function mediaPattern() {
  const { protocol, hostname, port } = new URL(mediaOrigin)
  return {
    protocol: protocol === 'https:' ? 'https' : 'http',
    hostname,
    port,
    pathname: '/api/media/**',
  }
}

/** What serves a build loads no plugin: that of next-intl has two compilers, and transforms sources. */
export default async function configure(/** @type {string} */ phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config
  const { default: createNextIntlPlugin } = await import('next-intl/plugin')
  return createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    experimental: {
      messages: { path: './messages', locales: 'infer', format: 'json', precompile: true },
    }, // a page parsed every message that it shows
  })(config)
}
