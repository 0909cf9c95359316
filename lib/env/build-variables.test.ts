/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { buildEnvironment, buildVariables } from './build-variables.mjs'
import { environmentNames } from './schema'

/** Read for a request or a member's page, never for a cached page. */
const atRunTimeOnly = [
  'CONTENT_WS_URL',
  'SITE_STATE_DIR',
  'CONTENT_API_KEY',
  'CONTENT_FORMS_KEY',
  'PREVIEW_SECRET',
  'CONTENT_FORMS_URL',
  'FORMS_SECRET',
  'FORMS_LIMIT',
  'POSTHOG_HOST',
  'CACHE_REDIS_URL',
  'AUTH0_MANAGEMENT_CLIENT_ID',
  'AUTH0_MANAGEMENT_CLIENT_SECRET',
  'AUTH0_MANAGEMENT_TOKEN',
  'AUTH0_SECOND_FACTOR_URL',
  'CONTENT_EDITOR_ORIGIN',
  'CSP_TAG_SOURCES',
  'CSP_CAPTCHA_SOURCES',
  'REQUEST_LIMIT',
  'PORT',
  'HOSTNAME_TO_BIND',
  'TRUST_PROXY',
]

test.each(environmentNames)('it is decided whether the build reads %s', (name) =>
  expect(
    [buildVariables.includes(name), atRunTimeOnly.includes(name)].filter(Boolean),
  ).toHaveLength(1),
)

test('a build has the variables that it reads and those of the machine, and no others', () => {
  const ofBuild = Object.fromEntries(buildVariables.map((name) => [name, 'value']))
  const ofMachine = { PATH: '/bin', NODE_OPTIONS: '--a', HTTPS_PROXY: 'http://proxy.test' }
  const others = Object.fromEntries(atRunTimeOnly.map((name) => [name, 'value']))
  expect(buildEnvironment({ ...ofBuild, ...ofMachine, ...others })).toEqual({
    ...ofBuild,
    ...ofMachine,
  })
})

test.each([
  [{}, ['SITE_URL', 'CONTENT_GRAPHQL_URL', 'REVALIDATE_SECRET']],
  [{ SITE_URL: 'https://a.test', CONTENT_GRAPHQL_URL: 'https://b.test' }, ['REVALIDATE_SECRET']],
  [{ SITE_URL: 'a', CONTENT_GRAPHQL_URL: 'b', REVALIDATE_SECRET: 'c' }, []],
])('npm run build with %j lacks %j', (environment, missing) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-build.mjs'], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  })
  expect(stderr.match(/[A-Z_]{5,}(?= is missing)/g) ?? []).toEqual(missing)
  expect(status).toBe(missing.length > 0 ? 1 : 0)
})
