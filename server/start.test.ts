/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describePageVariables } from '../lib/env/build-variables.mjs'
import { bundleSiteServer } from '../scripts/run/bundle.mjs'

const main = bundleSiteServer(path.resolve())

describe('the start of the site', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'start-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  function start(environment: Record<string, string>) {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...environment } as const
    const options = { env, encoding: 'utf8', timeout: 30_000 } as const
    return spawnSync(process.execPath, [main], options)
  }

  test('names everything that is missing, and exits with 1', () => {
    const { status, stderr } = start({ SITE_DIST_DIR: folder, SITE_STATE_DIR: folder })
    expect(stderr.split('\n')).toEqual([
      'The site cannot start:',
      '  SITE_URL is missing: the public address of the site.',
      "  CONTENT_GRAPHQL_URL is missing: the content service's GraphQL endpoint.",
      '  REVALIDATE_SECRET is missing: the secret of the revalidation webhooks, which the content service has too.',
      `  There is no build in ${folder}: run "npm run build", or unpack a release.`,
      '',
    ])
    expect(status).toBe(1)
  })

  test('refuses malformed addresses and a state folder that cannot be written', () => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    writeFileSync(path.join(folder, 'BUILD_ID'), 'x')
    const { status, stderr } = start({
      SITE_URL: 'secret-value',
      CONTENT_GRAPHQL_URL: 'https://content.test/api/graphql',
      REVALIDATE_SECRET: 'secret-value',
      SITE_DIST_DIR: folder,
      SITE_STATE_DIR: `${file}/state`,
    })
    expect(stderr.split('\n')).toEqual([
      'The site cannot start:',
      '  SITE_URL must be an http or https address.',
      `  The folder ${file}/state (SITE_STATE_DIR) cannot be written: ENOTDIR.`,
      '',
    ])
    expect(status).toBe(1)
  })

  /** What the pages of a build have in them, and another value of each. */
  const inPages: Record<string, [built: string, other: string]> = {
    SITE_URL: ['https://firm.test', 'https://other.test'],
    CONTENT_GRAPHQL_URL: ['https://content.test/api/graphql', 'https://other.test/api/graphql'],
    CONTENT_MEDIA_ORIGIN: ['https://media.test', 'https://other.test'],
    CONTENT_TRUSTED_DOCUMENTS: ['on', 'off'],
    API_BASE_URL: ['https://api.test', 'https://other.test'],
    AUTH0_DOMAIN: ['login.firm.test', 'login.other.test'],
    AUTH0_CLIENT_ID: ['a-client', 'another'],
    AUTH0_BROWSER_CLIENT_ID: ['a-browser', 'another'],
    AUTH0_AUDIENCE: ['https://api.firm.test/', 'https://api.other.test/'],
    AUTH0_ORGANIZATION: ['org_a', 'org_b'],
    AUTH0_SIGN_IN_METHODS: ['password', 'email-link'],
    ALGOLIA_APP_ID: ['firm', 'other'],
    ALGOLIA_SEARCH_KEY: ['a-key', 'another'],
    ALGOLIA_HOST: ['https://search.test', 'https://other.test'],
    ALGOLIA_INDEX_PREFIX: ['site', 'other'],
    POSTHOG_KEY: ['phc_a', 'phc_other'],
    GTM_ID: ['GTM-FIRM', 'GTM-OTHER'],
    GTM_SCRIPT_URL: ['https://tags.test/a.js', 'https://tags.test/b.js'],
  }

  test('has a case for each variable that is in pages', () =>
    expect(Object.keys(inPages)).toEqual(Object.keys(describePageVariables({}))))

  test.each<[name: string, value: string | undefined]>([
    ...Object.entries(inPages).map(([name, [, other]]): [string, string] => [name, other]),
    ['AUTH0_AUDIENCE', ''],
    ['POSTHOG_KEY', undefined],
  ])('refuses pages that were built with another %s than %j', (name, value) => {
    const built: Record<string, string> = {
      REVALIDATE_SECRET: 'secret-value',
      AUTH0_CLIENT_SECRET: 'secret-value',
      AUTH0_SECRET: 'secret-value'.repeat(3),
      ...Object.fromEntries(Object.entries(inPages).map(([key, [first]]) => [key, first])),
    }
    // with addresses of their own in pages, another one of the content service is refused by no build
    if (name === 'CONTENT_GRAPHQL_URL') delete built.API_BASE_URL
    writeFileSync(path.join(folder, 'BUILD_ID'), 'x')
    const record = path.join(folder, 'built-with.json')
    writeFileSync(record, JSON.stringify(describePageVariables(built)))
    const folders = { SITE_DIST_DIR: folder, SITE_STATE_DIR: folder }
    const { [name]: _, ...others } = { ...built, ...folders } as Record<string, string>
    const { status, stderr } = start(value === undefined ? others : { ...others, [name]: value })
    expect(stderr).toBe(
      `The site cannot start:\n  The pages were built with another value of ${name}: run "npm run build", or set that value.\n`,
    )
    expect(status).toBe(1)
    rmSync(record)
  })
})
