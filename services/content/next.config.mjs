import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true }, // `npm run verify` checks the types of every workspace
  experimental: { turbopackFileSystemCacheForBuild: false }, // as the site's
  turbopack: { root: new URL('../../', import.meta.url).pathname },
}

export default withPayload(config, { devBundleServerPackages: false })
