import { defineConfig, type Project } from '@playwright/test'

type Options = { database: 'sqlite' | 'postgres' }

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`)

/** Specs of requests without a browser, which run whole in both tiers. */
const requests = specs('addresses', 'feeds', 'gated-text', 'member-access', 'security-headers')
const editors = specs('editor', 'editor-*', 'live')
/** They measure, or stop services. */
const alone = specs('editing', 'outage', 'supervision')
/** It uses up the limits of its address. */
const border = specs('border')
/** Only in `npm run test:full`. */
const onlyFull = specs('draft-canaries', 'hostile-text', 'logs', 'overload', 'shared-cache')

/** `npm test`: the specs of requests, and of the others what is tagged `@story` (docs/tests.md). */
const quick: Project<object, Options>[] = [
  { name: 'requests', testMatch: requests },
  {
    name: 'stories',
    testIgnore: [...requests, ...editors, ...alone, ...border, ...onlyFull],
    grep: /@story/,
  },
  {
    name: 'editors',
    testMatch: editors,
    grep: /@story/,
    dependencies: ['requests', 'stories'],
    fullyParallel: false,
  },
  {
    name: 'alone',
    testMatch: alone,
    grep: /@story/,
    dependencies: ['editors'],
    fullyParallel: false,
    workers: 1,
  },
  { name: 'border', testMatch: border, dependencies: ['alone'] },
]

/** The browser tests run against the production build that `npm test` starts. */
export default defineConfig<object, Options>({
  testDir: 'e2e',
  outputDir: '.data/test/results',
  globalSetup: './e2e/support/log-in-editor.ts',
  fullyParallel: true,
  workers: 2,
  // Limits for hanging tests, not for slow ones: CI machines differ.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalTimeout: 65 * 60_000,
  forbidOnly: Boolean(process.env.CI),
  // One failure must not end the run before the projects that depend on this one; the summary lists
  // such tests, which are defects of the suite.
  retries: 1,
  reporter: [['list'], ['./e2e/support/summary-reporter.ts']],
  use: {
    baseURL: process.env.TEST_SITE_URL ?? 'http://localhost:3100',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    screenshot: 'only-on-failure',
  },
  projects: process.env.TEST_TIER === 'full' ? full() : quick,
})

/** `npm run test:full`: all of them. */
function full(): Project<object, Options>[] {
  return [
    {
      name: 'pages',
      testIgnore: [
        'border',
        'draft-canaries',
        'editing',
        'editor',
        'editor-accounts',
        'editor-bulk',
        'editor-findings',
        'editor-media',
        'editor-sign-in',
        'hostile-text',
        'live',
        'logs',
        'outage',
        'overload',
        'shared-cache',
        'supervision',
      ].map((name) => `**/${name}.spec.ts`),
    },
    // These tests change shared state, so they run alone.
    {
      name: 'editing',
      testMatch: '**/editing.spec.ts',
      dependencies: ['pages'],
      fullyParallel: false,
    },
    // Beside the tests of the editor, as `editing` measures how long a reader waits for an edit.
    {
      name: 'live',
      testMatch: '**/live.spec.ts',
      dependencies: ['editing'],
      fullyParallel: false,
    },
    {
      name: 'draft-canaries',
      testMatch: '**/draft-canaries.spec.ts',
      dependencies: ['live', 'editor-media', 'editor-accounts', 'editor-findings'],
      fullyParallel: false,
    },
    {
      name: 'editor-media',
      testMatch: '**/editor-media.spec.ts',
      dependencies: ['editing'],
      fullyParallel: false,
    },
    {
      name: 'editor-accounts',
      testMatch: ['accounts', 'bulk', 'sign-in'].map((name) => `**/editor-${name}.spec.ts`),
      dependencies: ['editing'],
    },
    {
      name: 'editor-findings',
      testMatch: '**/editor-findings.spec.ts',
      dependencies: ['editing'],
    },
    // Its documents are in lists of every kind.
    {
      name: 'hostile-text',
      testMatch: '**/hostile-text.spec.ts',
      dependencies: ['draft-canaries'],
      fullyParallel: false,
    },
    {
      name: 'shared-cache',
      testMatch: '**/shared-cache.spec.ts',
      dependencies: ['hostile-text'],
      fullyParallel: false,
    },
    {
      name: 'editor-sqlite',
      testMatch: '**/editor.spec.ts',
      dependencies: ['shared-cache'],
      grepInvert: /@postgres/,
      fullyParallel: false,
      use: { database: 'sqlite' },
    },
    {
      name: 'editor-postgres',
      testMatch: '**/editor.spec.ts',
      dependencies: ['shared-cache'],
      fullyParallel: false,
      use: { database: 'postgres' },
    },
    {
      name: 'outage',
      testMatch: '**/outage.spec.ts',
      dependencies: ['editor-sqlite', 'editor-postgres'],
      fullyParallel: false,
    },
    {
      name: 'overload',
      testMatch: '**/overload.spec.ts',
      dependencies: ['outage'],
      fullyParallel: false,
    },
    {
      name: 'supervision',
      testMatch: '**/supervision.spec.ts',
      dependencies: ['overload'],
      fullyParallel: false,
    },
    // It uses up the rate limit of its IP address.
    { name: 'border', testMatch: '**/border.spec.ts', dependencies: ['supervision'] },
    // It reads what all others have left in the logs.
    { name: 'logs', testMatch: '**/logs.spec.ts', dependencies: ['border'] },
  ]
}
