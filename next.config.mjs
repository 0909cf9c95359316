import { availableParallelism } from 'node:os'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', locales: 'infer', format: 'json', precompile: true },
  }, // a page parsed every message that it shows
})

const mediaOrigin =
  process.env.CONTENT_MEDIA_ORIGIN ?? process.env.CONTENT_GRAPHQL_URL ?? 'http://localhost:3001'

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.SITE_DIST_DIR ?? '.next',
  poweredByHeader: false,
  generateEtags: false, // a cached page has its own (scripts/serve/validate.mjs)
  compress: false, // scripts/serve.mjs does
  agentRules: false,
  reactStrictMode: true,
  serverExternalPackages: [
    'pdfkit',
    'graphql',
    'qrcode',
    'rate-limiter-flexible',
    'undici',
    'valibot',
  ],
  cacheHandler: new URL('./lib/cache/handler.mjs', import.meta.url).pathname,
  cacheMaxMemorySize: 32 * 1024 * 1024,
  typescript: { ignoreBuildErrors: true }, // `npm run verify` checks types, of the tests too
  turbopack: {
    rules: {
      '**/client-react-streaming/dist/SimulatePreloadedQuery.cc.js': {
        loaders: ['./lib/graphql/no-preloading.mjs'],
      },
    },
    resolveAlias: { rxjs: './node_modules/rxjs/dist/esm/index.js' }, // for servers it names CommonJS, all 240 files of it
  },
  experimental: {
    agentUpgrade: false,
    cssChunking: { type: 'graph', requestCost: 3000 }, // the default puts nearly all modules into one file
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
    remotePatterns: [mediaPattern()],
    dangerouslyAllowLocalIP: new URL(mediaOrigin).hostname === 'localhost',
  },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
}

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

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

export default withNextIntl(config)
