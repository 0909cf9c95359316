/**
 * `npm test`: proves the site on a machine that has only Node and npm. `verify`, then a production build on ports
 * and data of its own, and the browser tests against it. Arguments go to the browser tests: `npm test -- people`.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './run/browser.mjs'
import { checkDisk, checkNode, checkPort, StartError } from './run/checks.mjs'
import { startFaultyGateway } from './run/faults.mjs'
import { stopAll } from './run/processes.mjs'
import { startContent, startSite } from './run/services.mjs'
import { buildContent, buildSite, describeSetup, install, prepareContent } from './run/setup.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const ports = { site: 3100, content: 3101, gateway: 3102 }
const began = Date.now()
const say = (line) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll().then(() => process.exit(1)))

try {
  checkNode()
  checkDisk(path.join(root, '.data'))
  for (const [name, port] of Object.entries(ports)) await checkPort(port, `tests' ${name}`, 'no variable: it is fixed')
  await install(root, say)
  const browser = await findBrowser(say)
  if (!process.argv.includes('--no-verify')) await step('verify', ['scripts/verify.mjs'])

  rmSync(path.join(root, '.data/test/content.db'), { force: true })
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, CONTENT_GRAPHQL_URL: `http://localhost:${ports.gateway}/api/graphql` }
  const setup = describeSetup(root, { data: '.data/test', ports, dist: '.data/test/next', environment })
  await buildContent(setup, say)
  await prepareContent(setup, say)
  await startContent(setup)
  await startFaultyGateway(ports.gateway, setup.contentUrl)
  rmSync(path.join(root, setup.dist), { recursive: true, force: true })
  await buildSite(setup, say)
  await startSite(setup)
  say('Browser tests')
  await step('browser tests', ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2).filter((one) => one !== '--no-verify')], {
    TEST_SITE_URL: setup.siteUrl,
    TEST_CONTENT_URL: setup.contentUrl,
    TEST_GATEWAY_URL: `http://localhost:${ports.gateway}`,
    TEST_CONTENT_KEY: setup.secrets.contentKey,
    TEST_EDITOR: setup.editor.email,
    TEST_EDITOR_PASSWORD: setup.editor.password,
    TEST_REVALIDATE_SECRET: setup.secrets.revalidate,
    TEST_PREVIEW_SECRET: setup.secrets.preview,
    CHROMIUM_PATH: browser,
  })
  say('All tests passed')
  await stopAll()
  process.exit(0)
} catch (cause) {
  console.error(cause instanceof StartError ? cause.message : cause)
  await stopAll()
  process.exit(1)
}

function step(name, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => (code === 0 ? resolve() : reject(new StartError(`${name} failed.`))))
  })
}
