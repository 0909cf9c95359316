/** What the services need before start: packages, secrets, content, builds. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { defaultAudience } from '../../packages/runtime/env/default-audience.mjs'
import { buildEnvironment, buildVariables } from '../../lib/env/build-variables.mjs'
import { run } from './processes.mjs'
import { computeHash, isStamped, stamp } from './build-stamps.mjs'
import { StartError } from './preconditions.mjs'
import { isOtherStart, readSecrets } from './state.mjs'

/**
 * A local set-up: folders, ports and environment. `npm test` and `npm start` have their own.
 *
 * @param {string} root the repository
 * @param {{ data: string, ports: Record<string, number>, dist: string,
 *   environment?: Record<string, string | undefined>, stored?: Record<string, string>,
 *   empty?: boolean }} options data is a folder below the root, dist the site's build folder; the
 *   environment overrides the defaults, and `stored` the secrets of the folder. Without
 *   CONTENT_DATABASE_URL the database is embedded, with the sample firm and its accounts unless it is
 *   `empty`, which the folder remembers.
 * @throws StartError when the secrets of the folder are missing or damaged
 */
export function describeSetup(
  root,
  { data, ports, dist, environment = process.env, stored, empty = false },
) {
  const folder = path.join(root, data)
  const content = path.join(root, 'services/content')
  const secrets = sharedSecrets(stored ?? readSecrets(folder), environment)
  const isEmbedded = !environment.CONTENT_DATABASE_URL
  const hasSample = isEmbedded && !empty && !existsSync(path.join(folder, emptyMark))
  const setupToken = environment.CONTENT_SETUP_TOKEN ?? randomBytes(32).toString('base64url')
  const contentUrl = `http://localhost:${ports.content}`
  const publicContentUrl = environment.CONTENT_URL ?? contentUrl
  const siteUrl = environment.SITE_URL ?? `http://localhost:${ports.site}`
  const identityUrl = environment.AUTH0_DOMAIN ?? `http://localhost:${ports.identity}`
  const audience = environment.AUTH0_AUDIENCE ?? defaultAudience
  const identity = { AUTH0_DOMAIN: identityUrl, AUTH0_AUDIENCE: audience }
  const clients = {
    browser: 'website-browser',
    server: 'website-server',
    editors: 'website-editors',
  }
  const search = {
    ALGOLIA_APP_ID: environment.ALGOLIA_APP_ID ?? 'local',
    ...(environment.ALGOLIA_APP_ID ? {} : { ALGOLIA_HOST: `http://localhost:${ports.search}` }),
  }
  const shared = {
    ...identity,
    ...search,
    SITE_URL: siteUrl,
    PREVIEW_SECRET: secrets.preview,
    REVALIDATE_SECRET: secrets.revalidate,
    CONTENT_API_KEY: secrets.contentKey,
    CONTENT_FORMS_KEY: secrets.formsKey,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  return {
    root,
    folder,
    logs: path.join(folder, 'logs'),
    dist,
    ports,
    content,
    contentUrl,
    siteUrl,
    identityUrl,
    secrets,
    members: hasSample
      ? [
          'maya.okonjo@northgate.example',
          'daniel.reyes@harbourline.example',
          'sofia.lindqvist@fjordvik.example',
          'kenji.arai@meridian.example',
        ]
      : [],
    editor: {
      email: environment.CONTENT_ADMIN_EMAIL ?? (hasSample ? sampleEditor : ''),
      password: environment.CONTENT_ADMIN_PASSWORD ?? (hasSample ? secrets.editorPassword : ''),
    },
    isEmbedded,
    hasSample,
    setupToken,
    databaseFile: path.join(folder, 'content.db'),
    contentEnv: {
      ...environment,
      ...shared,
      CONTENT_DATABASE_URL:
        environment.CONTENT_DATABASE_URL || `file:${path.join(folder, 'content.db')}`,
      CONTENT_MEDIA_DIR: environment.CONTENT_MEDIA_DIR ?? path.join(folder, 'media'),
      CONTENT_OUTBOX_DIR: environment.CONTENT_OUTBOX_DIR ?? path.join(folder, 'outbox'),
      CONTENT_SECRET: secrets.content,
      CONTENT_TRUSTED_DOCUMENTS_FILES:
        environment.CONTENT_TRUSTED_DOCUMENTS_FILES ??
        path.join(root, 'lib/graphql/generated/persisted-documents.json'),
      ...(environment.AUTH0_DOMAIN ? {} : { AUTH0_MANAGEMENT_TOKEN: secrets.identityManagement }),
      CONTENT_URL: publicContentUrl,
      AUTH0_BROWSER_CLIENT_ID: environment.AUTH0_BROWSER_CLIENT_ID ?? clients.browser,
      ...(environment.AUTH0_DOMAIN || environment.CONTENT_SSO_ISSUER
        ? {}
        : {
            CONTENT_SSO_ISSUER: `${identityUrl}/`,
            CONTENT_SSO_CLIENT_ID: clients.editors,
            CONTENT_SSO_CLIENT_SECRET: secrets.identityEditorsClient,
            CONTENT_SSO_LABEL: 'the identity service',
          }),
      ALGOLIA_ADMIN_KEY: environment.ALGOLIA_ADMIN_KEY ?? secrets.searchAdmin,
      CONTENT_SETUP_TOKEN: setupToken,
      ...(hasSample
        ? {
            CONTENT_ADMIN_EMAIL: environment.CONTENT_ADMIN_EMAIL ?? sampleEditor,
            CONTENT_ADMIN_PASSWORD: environment.CONTENT_ADMIN_PASSWORD ?? secrets.editorPassword,
          }
        : {}),
      PORT: String(ports.content),
    },
    searchEnv: {
      ...environment,
      PORT: String(ports.search),
      SEARCH_DATABASE_FILE: path.join(folder, 'search.db'),
      SEARCH_APP_ID: search.ALGOLIA_APP_ID,
      SEARCH_ADMIN_KEY: secrets.searchAdmin,
      SEARCH_KEY: secrets.searchKey,
      SEARCH_WEB_ORIGINS: siteUrl,
    },
    identityEnv: {
      ...environment,
      PORT: String(ports.identity),
      IDENTITY_URL: identityUrl,
      IDENTITY_DATABASE_FILE: path.join(folder, 'identity.db'),
      IDENTITY_OUTBOX_DIR: path.join(folder, 'outbox'),
      IDENTITY_SECRET: secrets.identity,
      IDENTITY_MANAGEMENT_KEY: secrets.identityManagement,
      IDENTITY_BROWSER_CLIENT_ID: clients.browser,
      IDENTITY_API_LOGOUT_URL: `${contentUrl}/api/member/backchannel-logout`,
      IDENTITY_CLIENT_ID: clients.server,
      IDENTITY_CLIENT_SECRET: secrets.identityClient,
      IDENTITY_EDITORS_CLIENT_ID: clients.editors,
      IDENTITY_EDITORS_CLIENT_SECRET: secrets.identityEditorsClient,
      IDENTITY_EDITORS_CALLBACKS: `${publicContentUrl}/api/users/sso/callback`,
      ...(hasSample ? { IDENTITY_SAMPLE_PASSWORD: secrets.memberPassword } : {}),
      IDENTITY_AUDIENCE: audience,
      SITE_URL: siteUrl,
    },
    siteEnv: {
      AUTH0_CLIENT_ID: clients.server,
      AUTH0_CLIENT_SECRET: secrets.identityClient,
      AUTH0_BROWSER_CLIENT_ID: clients.browser,
      AUTH0_SECRET: secrets.session,
      ...(environment.AUTH0_DOMAIN ? {} : { AUTH0_SIGN_IN_METHODS: localSignInMethods }),
      API_BASE_URL: `${contentUrl}/api`,
      ...(environment.AUTH0_DOMAIN ? {} : { AUTH0_MANAGEMENT_TOKEN: secrets.identityManagement }),
      ALGOLIA_SEARCH_KEY: secrets.searchKey,
      ...(environment.CONTENT_GRAPHQL_URL
        ? {}
        : { CONTENT_WS_URL: `ws://localhost:${ports.content}/graphql-ws` }),
      ...environment,
      ...shared,
      CONTENT_GRAPHQL_URL: environment.CONTENT_GRAPHQL_URL ?? `${contentUrl}/api/graphql`,
      CONTENT_MEDIA_ORIGIN: environment.CONTENT_MEDIA_ORIGIN ?? publicContentUrl,
      SITE_DIST_DIR: dist,
      SITE_PRERENDER: environment.SITE_PRERENDER ?? 'few',
      SITE_STATE_DIR: environment.SITE_STATE_DIR ?? path.join(folder, 'site'),
      PORT: String(ports.site),
    },
  }
}

const sampleEditor = 'editor@firm.example'

/** The file of a folder whose content began empty. */
const emptyMark = 'empty'

/** What the local identity service offers. */
const localSignInMethods =
  'email-link,sms-code,password,lexicon=Lexicon,courtyard=Courtyard,sign-up'

/** Secrets of services, overridden by the environment. */
const sharedSecrets = (local, environment) => ({
  ...local,
  content: environment.CONTENT_SECRET ?? local.content,
  preview: environment.PREVIEW_SECRET ?? local.preview,
  revalidate: environment.REVALIDATE_SECRET ?? local.revalidate,
  contentKey: environment.CONTENT_API_KEY ?? local.contentKey,
  formsKey: environment.CONTENT_FORMS_KEY ?? local.formsKey,
})

/**
 * Installs packages when they are missing or the lock file changed. Not `npm ci`, which deletes
 * node_modules first.
 */
export async function install(root, report) {
  const stamps = path.join(root, 'node_modules')
  const hashOfPackages = () =>
    computeHash(root, [
      'package.json',
      'packages/contract/package.json',
      'packages/runtime/package.json',
      'services/content/package.json',
      'services/identity/package.json',
      'services/search/package.json',
      'package-lock.json',
    ])
  if (
    existsSync(path.join(root, 'node_modules/next')) &&
    isStamped(stamps, '.installed', hashOfPackages())
  )
    return
  report('Installing packages (a few minutes the first time)')
  // npm takes a folder that was unpacked in part for a whole package
  const unfinished = path.join(root, '.data/installing')
  const installer = existsSync(unfinished) ? Number(readFileSync(unfinished, 'utf8')) : 0
  if (isOtherStart(installer))
    throw new StartError(
      `Process ${installer} is installing the packages of this folder. Start again when it is done.`,
    )
  if (existsSync(unfinished))
    for (const folder of ['.', 'services/content', 'services/identity', 'services/search'])
      rmSync(path.join(root, folder, 'node_modules'), { recursive: true, force: true })
  mkdirSync(path.dirname(unfinished), { recursive: true })
  writeFileSync(unfinished, String(process.pid))
  await run('npm', ['install', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    env: process.env,
    log: path.join(root, '.data/logs/install.log'),
  })
  stamp(stamps, '.installed', hashOfPackages())
  rmSync(unfinished)
}

export const nextBin = (root) => path.join(root, 'node_modules/next/dist/bin/next')

export async function buildContent(setup, report) {
  const sourceHash = computeHash(setup.root, [
    'packages',
    'services/content/src',
    'services/content/next.config.mjs',
    'services/content/package.json',
    'services/identity/package.json',
    'services/search/package.json',
    'package-lock.json',
  ])
  const stamps = path.join(setup.content, '.next')
  if (isStamped(stamps, 'built', sourceHash)) return
  report('Building the content service (a few minutes)')
  await run(process.execPath, [nextBin(setup.root), 'build'], {
    cwd: setup.content,
    env: setup.contentEnv,
    log: path.join(setup.logs, 'content-build.log'),
  })
  stamp(stamps, 'built', sourceHash)
}

/**
 * Migrates the database. A new embedded one gets the sample firm unless it is to be empty, in a
 * temporary file that is renamed when complete, so that an interrupted run starts again; one that is
 * given never does.
 */
export async function prepareContent(setup, report) {
  const migrations = computeHash(setup.root, ['services/content/migrations'])
  if (!setup.isEmbedded) {
    report('Migrating the content')
    return runContentScript(setup, 'migrate')
  }
  if (existsSync(setup.databaseFile)) {
    if (isStamped(setup.folder, 'migrated', migrations)) return
    report('Migrating the content')
    await runContentScript(setup, 'migrate')
    stamp(setup.folder, 'migrated', migrations)
    return
  }
  report(
    setup.hasSample ? 'Loading the sample firm (half a minute)' : 'Preparing the empty content',
  )
  const temporaryFile = `${setup.databaseFile}.loading`
  for (const end of ['', '-wal', '-shm']) rmSync(temporaryFile + end, { force: true })
  const env = { ...setup.contentEnv, CONTENT_DATABASE_URL: `file:${temporaryFile}` }
  await runContentScript(setup, 'migrate', env)
  if (setup.hasSample) await loadSampleFirm(setup, report, env)
  else writeFileSync(path.join(setup.folder, emptyMark), '')
  for (const end of ['-wal', '-shm', ''])
    if (existsSync(temporaryFile + end)) renameSync(temporaryFile + end, setup.databaseFile + end)
  stamp(setup.folder, 'migrated', migrations)
  rmSync(path.join(setup.folder, 'indexed.stamp'), { force: true })
}

/**
 * Content that is there already is not emptied.
 *
 * @param {ReturnType<typeof describeSetup>} setup
 * @throws StartError
 */
export function checkEmpty({ isEmbedded, databaseFile, folder }) {
  if (isEmbedded && existsSync(databaseFile) && !existsSync(path.join(folder, emptyMark)))
    throw new StartError(
      `${databaseFile} has the sample firm already. Move ${folder} away to start with empty content, or start without --empty.`,
    )
}

/**
 * The page that creates the first administrator; null when there is one.
 *
 * @param {ReturnType<typeof describeSetup>} setup
 */
export async function findSetUpLink({ contentUrl, contentEnv, setupToken }) {
  const { status } = await fetch(`${contentUrl}/api/set-up`, {
    headers: { 'x-setup-token': setupToken },
  })
  return status === 204 ? `${contentEnv.CONTENT_URL}/admin/set-up#${setupToken}` : null
}

/** Loads the sample firm into a migrated database of our own. */
export const loadSampleFirm = (setup, report, env = setup.contentEnv) =>
  runContentScript(setup, 'seed', env, progressOf('documents', report))

/** Reports how far a command is from the lines in which it prints that. */
const progressOf = (what, report) => (line) => {
  const [, done, all] = /\b(\d+)(?: of |\/)(\d+)\b/.exec(line) ?? []
  if (done) report(`  ${done} of ${all} ${what}`)
}

/** @param {(line: string) => void} [onLine] */
const runContentScript = (setup, name, env = setup.contentEnv, onLine) =>
  run(process.execPath, [path.join(setup.content, 'scripts/run.mjs'), name], {
    cwd: setup.content,
    env,
    log: path.join(setup.logs, `${name}.log`),
    onLine,
  })

/**
 * Builds the search indexes when they are missing or the record format changed; other changes are
 * indexed by hooks.
 */
export async function prepareIndex(setup, report) {
  const sourceHash = computeHash(
    setup.root,
    ['services/content/src/search'],
    setup.contentEnv.CONTENT_DATABASE_URL,
  )
  if (
    existsSync(setup.searchEnv.SEARCH_DATABASE_FILE) &&
    isStamped(setup.folder, 'indexed', sourceHash)
  )
    return
  report('Indexing the content')
  await runContentScript(setup, 'reindex')
  stamp(setup.folder, 'indexed', sourceHash)
}

/**
 * Rendering allocates many short-lived objects: GC took a fifth of a worker's time without a larger
 * semi-space. Workers live half a minute: JIT took a third (`scripts/run/short-lived.mjs`).
 */
const workerOptions = `--max-semi-space-size=64 --import ${new URL('short-lived.mjs', import.meta.url).href}`

const hashOfSite = (setup) =>
  computeHash(
    setup.root,
    [
      'app',
      'components',
      'lib',
      'messages',
      'packages',
      'public',
      'middleware.ts',
      'instrumentation.ts',
      'next.config.mjs',
      'scripts/bundle.mjs',
      'scripts/finish-build.mjs',
      'package-lock.json',
      'tsconfig.json',
    ],
    JSON.stringify(buildVariables.map((name) => [name, setup.siteEnv[name]])),
  )

export const isSiteBuilt = (setup) =>
  isStamped(path.join(setup.root, setup.dist), 'built', hashOfSite(setup))

/** Builds the site; the content service must be running for pre-rendering. */
export async function buildSite(setup, report) {
  if (isSiteBuilt(setup)) return
  const sourceHash = hashOfSite(setup)
  const dist = path.join(setup.root, setup.dist)
  report('Building the site (a few minutes)')
  rmSync(path.join(dist, 'built.stamp'), { force: true })
  await run(process.execPath, [nextBin(setup.root), 'build'], {
    cwd: setup.root,
    env: {
      ...buildEnvironment(setup.siteEnv),
      NODE_OPTIONS: `${setup.siteEnv.NODE_OPTIONS ?? ''} ${workerOptions}`,
    },
    log: path.join(setup.logs, 'site-build.log'),
    onLine: progressOf('pages', report),
  })
  await bundleSite(setup)
  await run(process.execPath, ['scripts/finish-build.mjs'], {
    cwd: setup.root,
    env: setup.siteEnv,
    log: path.join(setup.logs, 'site-finish.log'),
  })
  stamp(dist, 'built', sourceHash)
}

/** The site's child processes. */
export const bundleSite = (setup) =>
  run(process.execPath, ['scripts/bundle.mjs'], {
    cwd: setup.root,
    env: setup.siteEnv,
    log: path.join(setup.logs, 'site-bundle.log'),
  })
