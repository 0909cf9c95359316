/**
 * `npm start`: sets up and starts the whole site with Node and npm only. Installs, builds, migrates
 * and seeds where needed, restarts crashed services, and stops all on Ctrl-C. `--dev` is
 * development mode, `--empty` leaves the sample firm out. This file and `scripts/run` import no packages.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { report } from './run/command.mjs'
import { checkDisk, checkNode, checkPort, readPorts, StartError } from './run/preconditions.mjs'
import { stopAll } from './run/processes.mjs'
import { checkDatabases, checkFolder, endLeftovers, lockFolder } from './run/state.mjs'
import { createRestarts } from './run/restarts.mjs'
import { startContent, startIdentity, startSearch, startSite } from './run/services.mjs'
import {
  buildContent,
  buildSite,
  bundleSite,
  checkEmpty,
  describeSetup,
  findSetUpLink,
  install,
  isSiteBuilt,
  prepareContent,
  prepareIndex,
} from './run/setup.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const dev = process.argv.includes('--dev')
const empty = process.argv.includes('--empty')

let leaving = false
async function leave(code) {
  if (leaving) return
  leaving = true
  await stopAll()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!leaving) report('Stopping')
    void leave(0)
  })
}

const onExit = createRestarts({ report, giveUp: () => leave(1) })

try {
  checkNode()
  const ports = readPorts({
    site: ['PORT', 3000],
    content: ['CONTENT_PORT', 3001],
    identity: ['IDENTITY_PORT', 3002],
    search: ['SEARCH_PORT', 3003],
  })
  const hostedContent = Boolean(process.env.CONTENT_GRAPHQL_URL)
  const hostedSearch = Boolean(process.env.ALGOLIA_APP_ID)
  const hostedIdentity = Boolean(process.env.AUTH0_DOMAIN)
  const data = path.join(root, '.data')
  checkFolder(data)
  lockFolder(data)
  await endLeftovers(data, root, report)
  checkDisk(data)
  await checkPort(ports.site, 'site', 'PORT')
  if (!hostedContent) await checkPort(ports.content, 'content service', 'CONTENT_PORT')
  if (!hostedIdentity) await checkPort(ports.identity, 'identity service', 'IDENTITY_PORT')
  if (!hostedSearch) await checkPort(ports.search, 'search service', 'SEARCH_PORT')
  await install(root, report)
  const setup = describeSetup(root, {
    data: '.data',
    ports,
    dist: dev ? '.next/dev-site' : '.next',
    empty,
  })
  if (empty) checkEmpty(setup)
  checkDatabases(setup, report)
  // what is started first is needed later: the index by the content, the content by the site's build
  const search = hostedSearch ? null : startSearch(setup, { onExit })
  const identity = hostedIdentity ? null : startIdentity(setup, { onExit })
  const prepared = hostedContent ? null : prepare(setup)
  const content = prepared && startContentFrom(setup, prepared, search)
  const site = startSiteFrom(setup, dev ? content : prepared)
  await Promise.all([search, identity, content, site])
  const setUpLink = hostedContent ? null : await findSetUpLink(setup)
  report('Ready')
  console.log(`
  Site      ${setup.siteUrl}
            ${setup.siteUrl}/fr-fr   ${setup.siteUrl}/zh-cn
  Editor    ${hostedContent ? process.env.CONTENT_GRAPHQL_URL : `${setup.contentUrl}/admin`}
            ${hostedContent ? '' : describeEditor(setup, setUpLink)}
  Members   ${hostedIdentity ? process.env.AUTH0_DOMAIN : describeMembers(setup)}
  Logs      ${path.relative(root, setup.logs)}/

  Ctrl-C stops everything.
`)
} catch (cause) {
  // what is stopped fails
  if (!leaving) console.error(cause instanceof StartError ? `\n${cause.message}` : cause)
  await leave(1)
}

/** @param {ReturnType<typeof describeSetup>} setup */
function prepare(setup) {
  return Promise.all([!dev && buildContent(setup, report), prepareContent(setup, report)])
}

async function startContentFrom(setup, prepared, search) {
  await prepared
  if (search) {
    await search
    await prepareIndex(setup, report)
  }
  report('Starting the content service')
  await startContent(setup, { dev, onExit })
}

/**
 * Compiling takes longer than the start of the content service, whose answers the build waits for.
 *
 * @param {ReturnType<typeof describeSetup>} setup
 */
async function startSiteFrom(setup, content) {
  if (dev) await bundleSite(setup)
  if (dev || !isSiteBuilt(setup)) await content
  if (!dev) await buildSite(setup, report)
  report('Starting the site')
  await startSite(setup, { dev, onExit })
}

/** A password that was set is not printed, and one of another database is not known. */
function describeEditor({ editor, hasSample }, setUpLink) {
  if (setUpLink) return `Create the first administrator, once: ${setUpLink}`
  if (process.env.CONTENT_ADMIN_PASSWORD) return `${editor.email}   (CONTENT_ADMIN_PASSWORD)`
  return hasSample ? `${editor.email}   ${editor.password}` : 'Your account of the content service'
}

function describeMembers({ members, siteUrl, secrets }) {
  return members.length > 0
    ? `${members.join('\n            ')}\n            password ${secrets.memberPassword}`
    : `${siteUrl}/sign-up`
}
