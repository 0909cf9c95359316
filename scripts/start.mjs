/**
 * `npm start`: brings up the whole site on a machine that has only Node and npm. Installs, builds, migrates and
 * loads content where needed, starts the services in order, restarts one that ends by itself, and stops all of them on
 * Ctrl-C. `--dev` is the same in development mode. This file and those of `scripts/run` need no package.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkDisk, checkNode, checkPort, StartError } from './run/checks.mjs'
import { stopAll } from './run/processes.mjs'
import { createRestarts } from './run/restarts.mjs'
import {
  refreshSite,
  startContent,
  startIdentity,
  startSearch,
  startSite,
} from './run/services.mjs'
import {
  buildContent,
  buildSite,
  bundleSite,
  describeSetup,
  install,
  prepareContent,
  prepareIndex,
} from './run/setup.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const dev = process.argv.includes('--dev')
const ports = {
  site: Number(process.env.PORT ?? 3000),
  content: Number(process.env.CONTENT_PORT ?? 3001),
  identity: Number(process.env.IDENTITY_PORT ?? 3002),
  search: Number(process.env.SEARCH_PORT ?? 3003),
}
const began = Date.now()
const say = (line) =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`)

let leaving = false
async function leave(code) {
  if (leaving) return
  leaving = true
  await stopAll()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(0))

const onExit = createRestarts({ say, giveUp: () => leave(1) })

try {
  checkNode()
  const hostedContent = Boolean(process.env.CONTENT_GRAPHQL_URL)
  const hostedSearch = Boolean(process.env.ALGOLIA_APP_ID)
  const hostedIdentity = Boolean(process.env.AUTH0_DOMAIN)
  checkDisk(path.join(root, '.data'))
  await checkPort(ports.site, 'site', 'PORT')
  if (!hostedContent) await checkPort(ports.content, 'content service', 'CONTENT_PORT')
  if (!hostedIdentity) await checkPort(ports.identity, 'identity service', 'IDENTITY_PORT')
  if (!hostedSearch) await checkPort(ports.search, 'search service', 'SEARCH_PORT')
  await install(root, say)
  const setup = describeSetup(root, {
    data: '.data',
    ports,
    dist: dev ? '.next/dev-site' : '.next',
  })
  if (!hostedSearch) {
    say('Starting the search service')
    await startSearch(setup, { onExit })
  }
  if (!hostedContent) {
    if (!dev) await buildContent(setup, say)
    await prepareContent(setup, say)
    if (!hostedSearch) await prepareIndex(setup, say)
    say('Starting the content service')
    await startContent(setup, { dev, onExit })
  }
  if (!hostedIdentity) {
    say('Starting the identity service')
    await startIdentity(setup, { onExit })
  }
  await (dev ? bundleSite(setup) : buildSite(setup, say))
  say('Starting the site')
  await startSite(setup, { dev, onExit })
  if (!dev) await refreshSite(setup)
  say('Ready')
  console.log(`
  Site      ${setup.siteUrl}
            ${setup.siteUrl}/fr-fr   ${setup.siteUrl}/zh-cn
  Editor    ${hostedContent ? process.env.CONTENT_GRAPHQL_URL : `${setup.contentUrl}/admin`}
            ${hostedContent ? '' : `${setup.editor.email}   ${setup.editor.password}`}
  Members   ${
    hostedIdentity
      ? process.env.AUTH0_DOMAIN
      : `${setup.members.join('\n            ')}
            password ${setup.secrets.memberPassword}`
  }
  Logs      ${path.relative(root, setup.logs)}/

  Ctrl-C stops everything.
`)
} catch (cause) {
  console.error(cause instanceof StartError ? `\n${cause.message}` : cause)
  await leave(1)
}
