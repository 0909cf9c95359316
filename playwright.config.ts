import { defineConfig, type Project } from '@playwright/test'

type Options = { database: 'sqlite' | 'postgres' }

const isFull = process.env.TEST_TIER === 'full'
const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`)
/** `npm test` runs what is tagged `@story` (docs/tests.md). */
const grep = isFull ? undefined : /@story/

/** Requests without a browser, which run whole in both tiers. */
const requests = specs(
  'addresses',
  'feeds',
  'gated-text',
  'machine-readers',
  'member-access',
  'security-headers',
)
/** They change content. Tests of a file run in order, files beside each other. */
const editors = specs('editor', 'editor-*', 'live')
/** They measure, stop services, or change what every page and list shows. */
const alone = specs(
  'brand',
  'draft-canaries',
  'editing',
  'first-administrator',
  'hostile-text',
  'outage',
  'overload',
  'shared-cache',
  'supervision',
)
/** It uses up the limits of its address. */
const border = specs('border')
/** It reads what all others have left in the logs. */
const logs = specs('logs')

const projects: Project<object, Options>[] = [
  { name: 'requests', testMatch: requests },
  {
    name: 'stories',
    testIgnore: [...requests, ...editors, ...alone, ...border, ...logs],
    grep,
  },
  {
    name: 'editors',
    testMatch: editors,
    grep,
    grepInvert: /@postgres|@every-page/,
    dependencies: ['requests', 'stories'],
    fullyParallel: false,
    use: { database: 'sqlite' },
  },
  {
    name: 'alone',
    testMatch: alone,
    grep,
    dependencies: isFull ? ['every-page'] : ['editors'],
    fullyParallel: false,
    workers: 1,
  },
  { name: 'border', testMatch: border, dependencies: ['alone'] },
]
const onlyFull: Project<object, Options>[] = [
  {
    name: 'editors-on-postgres',
    testMatch: specs('editor'),
    dependencies: ['requests', 'stories'],
    fullyParallel: false,
    use: { database: 'postgres' },
  },
  {
    name: 'every-page',
    testMatch: specs('editor', 'editor-conflicts'),
    grep: /@every-page/,
    dependencies: ['editors', 'editors-on-postgres'],
    fullyParallel: false,
    workers: 1,
    use: { database: 'sqlite' },
  },
  { name: 'logs', testMatch: logs, dependencies: ['border'] },
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
  projects: isFull ? [...projects, ...onlyFull] : projects,
})
