/** The production build and services for browser tests, with their own ports and data. */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { computeHash, isStamped, stamp } from './build-stamps.mjs'
import { startFaultyGateway } from './faulty-gateway.mjs'
import { createDatabase, findPostgres, startPostgres } from './postgres.mjs'
import { findRedis } from './redis.mjs'
import { run } from './processes.mjs'
import { createRestarts } from './restarts.mjs'
import { startContent, startIdentity, startSearch, startSite } from './services.mjs'
import {
  buildContent,
  buildSite,
  describeSetup,
  loadSampleFirm,
  prepareContent,
  prepareIndex,
} from './setup.mjs'

/** `TEST_PORT` is the first of thirteen ports; the ones in between are used by single tests. */
const firstPort = Number(process.env.TEST_PORT || 3100)

export const testPorts = {
  site: firstPort,
  content: firstPort + 1,
  gateway: firstPort + 2,
  capture: firstPort + 3,
  mail: firstPort + 4,
  identity: firstPort + 5,
  search: firstPort + 8,
  contentOnPostgres: firstPort + 10,
  postgres: firstPort + 11,
  siteElsewhere: firstPort + 12,
}

/**
 * Builds, seeds and starts everything.
 *
 * @param {object} options
 * @param {boolean} options.fresh clean content and pages; builds and the loaded sample firm are kept
 *   while their sources are the same
 * @param {boolean} [options.full] with PostgreSQL, Redis, and every page rendered by the build
 * @param {'sqlite' | 'postgres'} [options.database] of the content service behind the site; the
 *   tests of the editor run on both unless it is PostgreSQL
 * @returns {Promise<Record<string, string | undefined>>} environment variables for the tests
 */
export async function startTestEnvironment(
  root,
  report,
  { fresh, full = false, database = 'sqlite' },
) {
  const ports = testPorts
  const logs = path.join(root, '.data/test/logs')
  // logs.spec.ts reads them: they are of this run
  if (fresh)
    for (const folder of [logs, path.join(root, '.data/test/postgres/logs')])
      rmSync(folder, { recursive: true, force: true })
  mkdirSync(logs, { recursive: true })
  const needsPostgres = full || database === 'postgres'
  const programs = needsPostgres ? findPostgres(report) : null
  const postgres = programs
    ? await startPostgres(programs, { port: ports.postgres, logs })
    : undefined
  const hasBoth = full && database === 'sqlite'
  const capture = `http://localhost:${ports.capture}`
  // to a browser another site than the provider's: sign-in-across-sites.spec.ts starts it
  const elsewhere = `http://127.0.0.1:${ports.siteElsewhere}`
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_OPTIONS: `--import ${new URL('loopback-only.mjs', import.meta.url).href}`,
    SITE_PRERENDER: full ? 'all' : 'on-request',
    CONTENT_GRAPHQL_URL: `http://localhost:${ports.gateway}/api/graphql`,
    API_BASE_URL: `http://localhost:${ports.gateway}/api`,
    CONTENT_WS_URL: `ws://localhost:${ports.content}/graphql-ws`,
    SMTP_URL: `smtp://localhost:${ports.mail}`,
    POSTHOG_KEY: 'phc_of_the_tests',
    POSTHOG_HOST: capture,
    GTM_ID: 'GTM-TESTS',
    GTM_SCRIPT_URL: `${capture}/gtm.js`,
    CSP_CAPTCHA_SOURCES: 'https://www.recaptcha.net',
    FORMS_LIMIT: '10000',
    REQUEST_LIMIT: '100000000',
    CONTENT_RATE_LIMIT: '1500', // all tests have one address; border.spec.ts uses a second
    IDENTITY_RATE_LIMIT: '100000',
    IDENTITY_CAPTCHA_AFTER: '1000',
    IDENTITY_CALLBACKS: `${capture}/peer,${elsewhere}/auth,${elsewhere}/api/auth/callback`,
    IDENTITY_LOGOUT_URLS: `${capture}/peer,${elsewhere}`,
    IDENTITY_WEB_ORIGINS: `${capture},${elsewhere}`, // the peer's auth0-js
    CONTENT_ADMIN_EMAIL: 'editor@firm.example',
    CONTENT_ADMIN_PASSWORD: 'editor-of-the-tests',
    ...(database === 'postgres' ? { CONTENT_DATABASE_URL: postgres } : {}),
  }
  const onExit = createRestarts({ report, giveUp: () => process.kill(process.pid, 'SIGTERM') })
  const setup = describeSetup(root, {
    data: '.data/test',
    ports,
    dist: '.data/test/next',
    environment,
  })
  if (fresh) removeData(setup)
  const isNew = fresh && database === 'sqlite' && !copySample(setup)
  await Promise.all([buildContent(setup, report), prepareContent(setup, report)])
  if (isNew) keepSample(setup)
  if (database === 'postgres') await loadSampleFirm(setup, report)
  await startSearch(setup, { onExit })
  const onPostgres = hasBoth ? describeContentOnPostgres(setup, postgres) : null
  await Promise.all([
    prepareIndex(setup, report),
    onPostgres && moveToPostgres(setup, onPostgres, report),
  ])
  // imported after the packages are installed
  const { startTestDoubles } = await import('./test-doubles.mjs')
  await startTestDoubles(ports)
  await startFaultyGateway(ports.gateway, setup.contentUrl)
  // the build waits for answers of the content service
  await Promise.all([
    startIdentity(setup, { onExit }),
    startContent(setup, { onExit }),
    buildSite(setup, report),
  ])
  await startSite(setup, { onExit })
  if (onPostgres) await startContent(onPostgres)
  return {
    CHECK_MOVE_URL: programs
      ? await createDatabase(programs, { name: 'moved', port: ports.postgres, logs })
      : undefined,
    TEST_DATA: setup.folder,
    TEST_REDIS: full ? findRedis(report) : undefined,
    TEST_SITE_URL: setup.siteUrl,
    TEST_CONTENT_URL: setup.contentUrl,
    TEST_CONTENT_ON_POSTGRES_URL: hasBoth
      ? `http://localhost:${ports.contentOnPostgres}`
      : setup.contentUrl,
    TEST_GATEWAY_URL: `http://localhost:${ports.gateway}`,
    TEST_CAPTURE_URL: capture,
    TEST_SITE_ELSEWHERE_URL: elsewhere,
    TEST_CONTENT_KEY: setup.secrets.contentKey,
    TEST_FORMS_KEY: setup.secrets.formsKey,
    TEST_CONTENT_SECRET: setup.secrets.content,
    TEST_SETUP_TOKEN: setup.setupToken,
    TEST_EDITOR: setup.editor.email,
    TEST_EDITOR_PASSWORD: setup.editor.password,
    TEST_REVALIDATE_SECRET: setup.secrets.revalidate,
    TEST_PREVIEW_SECRET: setup.secrets.preview,
    TEST_SEARCH_URL: setup.siteEnv.ALGOLIA_HOST,
    TEST_SEARCH_KEY: setup.secrets.searchKey,
    TEST_SEARCH_ADMIN_KEY: setup.secrets.searchAdmin,
    TEST_IDENTITY_URL: setup.identityUrl,
    TEST_IDENTITY_DATABASE: setup.identityEnv.IDENTITY_DATABASE_FILE,
    TEST_IDENTITY_KEY: setup.secrets.identityManagement,
    TEST_MEMBER_PASSWORD: setup.secrets.memberPassword,
  }
}

/** What tests and visitors wrote; pages that were rendered since the build. */
function removeData(setup) {
  for (const name of ['content', 'identity', 'search'])
    for (const end of databaseEnds)
      rmSync(path.join(setup.folder, `${name}.db${end}`), { force: true })
  rmSync(path.join(setup.folder, 'indexed.stamp'), { force: true })
  rmSync(setup.contentEnv.CONTENT_MEDIA_DIR, { recursive: true, force: true })
  for (const name of ['rendered', 'cache'])
    rmSync(path.join(setup.root, setup.dist, name), { recursive: true, force: true })
}

const databaseEnds = ['', '-wal', '-shm']
const sampleFolder = (setup) => path.join(setup.folder, 'sample')
/** Dates of the sample firm are relative to the day on which it is loaded. */
const hashOfSample = (setup) =>
  computeHash(
    setup.root,
    ['packages', 'services/content/seed', 'services/content/src', 'services/content/migrations'],
    new Date().toISOString().slice(0, 10),
  )

/** @returns {boolean} whether a sample firm of the same sources and day was there to copy */
function copySample(setup) {
  const folder = sampleFolder(setup)
  if (!isStamped(folder, 'loaded', hashOfSample(setup))) return false
  copyDatabase(folder, setup.folder)
  cpSync(path.join(folder, 'media'), setup.contentEnv.CONTENT_MEDIA_DIR, { recursive: true })
  return true
}

/** Keeps it for the next run; a build of the site has pages of the one before. */
function keepSample(setup) {
  const folder = sampleFolder(setup)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyDatabase(setup.folder, folder)
  cpSync(setup.contentEnv.CONTENT_MEDIA_DIR, path.join(folder, 'media'), { recursive: true })
  stamp(folder, 'loaded', hashOfSample(setup))
  rmSync(path.join(setup.root, setup.dist), { recursive: true, force: true })
}

function copyDatabase(from, to) {
  for (const end of databaseEnds) {
    const file = path.join(from, `content.db${end}`)
    if (existsSync(file)) cpSync(file, path.join(to, `content.db${end}`))
  }
}

/** The content service on PostgreSQL, as in production; the editor tests use it. */
function describeContentOnPostgres(setup, database) {
  const contentUrl = `http://localhost:${setup.ports.contentOnPostgres}`
  const folder = path.join(setup.folder, 'postgres')
  const contentEnv = {
    ...setup.contentEnv,
    CONTENT_DATABASE_URL: database,
    CONTENT_URL: contentUrl,
    CONTENT_MEDIA_DIR: path.join(folder, 'media'),
    ALGOLIA_APP_ID: '',
    TZ: 'Asia/Tokyo', // scheduled jobs keep to UTC
    PORT: String(setup.ports.contentOnPostgres),
  }
  return {
    ...setup,
    folder,
    logs: path.join(folder, 'logs'),
    contentUrl,
    contentEnv,
    ports: { ...setup.ports, content: setup.ports.contentOnPostgres },
  }
}

/** Moves the sample firm, as a firm would that began on SQLite; before anything writes to it. */
async function moveToPostgres(setup, onPostgres, report) {
  report('Moving the sample firm to PostgreSQL')
  cpSync(setup.contentEnv.CONTENT_MEDIA_DIR, onPostgres.contentEnv.CONTENT_MEDIA_DIR, {
    recursive: true,
  })
  const script = path.join(setup.content, 'scripts/run.mjs')
  const source = setup.contentEnv.CONTENT_DATABASE_URL
  await run(process.execPath, [script, 'move-to-postgres', source], {
    cwd: setup.content,
    env: onPostgres.contentEnv,
    log: path.join(onPostgres.logs, 'move-to-postgres.log'),
  })
}
