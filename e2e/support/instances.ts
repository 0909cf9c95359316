import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'

const root = process.cwd()

/**
 * The same build without its middleware: the entry is removed from a copy of the functions manifest.
 *
 * @returns the URL, and a function that stops the server
 */
export async function startWithoutMiddleware(): Promise<{ url: string; stop: () => void }> {
  const built = path.join(root, '.data/test/next')
  const copy = path.join(root, '.data/test/next-without-middleware')
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(path.join(copy, 'server'), { recursive: true })
  for (const name of readdirSync(built))
    if (name !== 'server') symlinkSync(path.join(built, name), path.join(copy, name))
  const list = 'functions-config-manifest.json'
  for (const name of readdirSync(path.join(built, 'server')))
    if (name !== list)
      symlinkSync(path.join(built, 'server', name), path.join(copy, 'server', name))
  const functions = JSON.parse(readFileSync(path.join(built, 'server', list), 'utf8')) as {
    functions: Record<string, unknown>
  }
  expect(Object.keys(functions.functions)).toContain('/_middleware')
  delete functions.functions['/_middleware']
  writeFileSync(path.join(copy, 'server', list), JSON.stringify(functions))

  return startSite({
    port: 3106,
    dist: '.data/test/next-without-middleware',
    identity: process.env.TEST_IDENTITY_URL ?? '',
  })
}

/** Another instance of the site with the test's content service and the given identity provider. */
export async function startSite({
  port,
  dist = '.data/test/next',
  identity,
  search,
}: {
  port: number
  dist?: string
  identity: string
  search?: string
}): Promise<{ url: string; stop: () => void }> {
  const secret = 'only-for-this-test-and-of-no-other-use'
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_DIST_DIR: dist,
    SITE_URL: process.env.TEST_SITE_URL,
    CONTENT_GRAPHQL_URL: `${process.env.TEST_CONTENT_URL}/api/graphql`,
    AUTH0_DOMAIN: identity,
    AUTH0_CLIENT_ID: 'x',
    AUTH0_CLIENT_SECRET: secret,
    AUTH0_SECRET: secret,
    ...(search
      ? { ALGOLIA_APP_ID: 'local', ALGOLIA_SEARCH_KEY: 'nobody-home', ALGOLIA_HOST: search }
      : {}),
  } as NodeJS.ProcessEnv
  const args = ['--import', 'tsx', 'server/main.ts']
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' })
  const url = `http://localhost:${port}`
  await expect
    .poll(async () => (await fetch(`${url}/api/health`).catch(() => null))?.status, {
      timeout: 30_000,
    })
    .toBe(200)
  return { url, stop: () => void child.kill('SIGTERM') }
}
