import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { bundleSiteServer } from '../../scripts/run/bundle.mjs'
import { copyBuild } from '../../scripts/run/copy-build.mjs'

const root = process.cwd()

type Instance = { url: string; stop: () => void; kill: () => void }

const built = path.join(root, '.data/test/next')
const copyOfBuild = (name: string): string => {
  const copy = path.join(root, '.data/test', name)
  copyBuild(built, copy)
  return copy
}

/** The same build without its middleware: the entry is removed from the functions manifest. */
export async function startWithoutMiddleware(): Promise<Instance> {
  const name = 'next-without-middleware'
  const manifest = path.join(copyOfBuild(name), 'server/functions-config-manifest.json')
  const { functions, ...rest } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    functions: Record<string, unknown>
  }
  const { '/_middleware': middleware, ...others } = functions
  expect(middleware).toBeDefined()
  rmSync(manifest)
  writeFileSync(manifest, JSON.stringify({ ...rest, functions: others }))
  const identity = process.env.TEST_IDENTITY_URL ?? ''
  return startSite({ port: 3106, dist: `.data/test/${name}`, identity })
}

/** An instance that shares its cache in Redis. A restarted one has its disk. */
export async function startSharing(port: number, redis: string, isNew = true): Promise<Instance> {
  const name = `next-${port}`
  if (isNew) copyOfBuild(name)
  const identity = process.env.TEST_IDENTITY_URL ?? ''
  return startSite({ port, dist: `.data/test/${name}`, identity, redis })
}

/** An instance without the pages that the test's site rendered, whose content service is away. */
export async function startWithoutContent(port: number): Promise<Instance> {
  const name = `next-${port}`
  copyOfBuild(name)
  const away = 'http://localhost:9'
  return startSite({ port, dist: `.data/test/${name}`, identity: away, content: away })
}

/**
 * An instance that is another site to browsers than the provider. It shares the ended sessions with the test's site,
 * which the provider notifies.
 */
export async function startElsewhere(siteUrl: string): Promise<Instance> {
  const folder = process.env.TEST_DATA ?? '.data/test'
  const { identityClient } = JSON.parse(
    readFileSync(path.join(folder, 'secrets.json'), 'utf8'),
  ) as { identityClient: string }
  return startSite({
    port: Number(new URL(siteUrl).port),
    identity: process.env.TEST_IDENTITY_URL ?? '',
    environment: {
      SITE_URL: siteUrl,
      SITE_STATE_DIR: path.join(folder, 'site'),
      HOSTNAME_TO_BIND: new URL(siteUrl).hostname,
      AUTH0_CLIENT_ID: 'website-server',
      AUTH0_CLIENT_SECRET: identityClient,
      AUTH0_BROWSER_CLIENT_ID: 'website-browser',
      AUTH0_MANAGEMENT_TOKEN: process.env.TEST_IDENTITY_KEY,
    },
  })
}

/** Another instance of the site with the test's content service and the given identity provider. */
export async function startSite({
  port,
  dist,
  identity,
  search,
  redis,
  content = process.env.TEST_CONTENT_URL,
  environment = {},
}: {
  port: number
  dist?: string
  identity: string
  search?: string
  redis?: string
  content?: string
  environment?: Record<string, string | undefined>
}): Promise<Instance> {
  const secret = 'only-for-this-test-and-of-no-other-use'
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_DIST_DIR: dist ?? path.relative(root, copyOfBuild(`next-${port}`)),
    SITE_URL: process.env.TEST_SITE_URL,
    CONTENT_GRAPHQL_URL: `${content}/api/graphql`,
    CACHE_REDIS_URL: redis,
    REVALIDATE_SECRET: process.env.TEST_REVALIDATE_SECRET,
    AUTH0_DOMAIN: identity,
    AUTH0_CLIENT_ID: 'x',
    AUTH0_CLIENT_SECRET: secret,
    AUTH0_SECRET: secret,
    ...(search
      ? { ALGOLIA_APP_ID: 'local', ALGOLIA_SEARCH_KEY: 'nobody-home', ALGOLIA_HOST: search }
      : {}),
    ...environment,
  } as NodeJS.ProcessEnv
  const child = spawn(process.execPath, [bundleSiteServer(root)], {
    cwd: root,
    env,
    stdio: 'ignore',
  })
  const url = `http://${environment.HOSTNAME_TO_BIND ?? 'localhost'}:${port}`
  await expect
    .poll(async () => (await fetch(`${url}/api/health`).catch(() => null))?.status, {
      timeout: 30_000,
    })
    .toBe(200)
  return { url, stop: () => void child.kill('SIGTERM'), kill: () => void child.kill('SIGKILL') }
}
