/**
 * `npm run release`: builds the content service and the site and writes one archive, which starts
 * with nothing but Node (docs/deploy/README.md). The environment is that of `npm run build`.
 * `-- --services` leaves the site out, for the first start of a content service. `-- --check` builds
 * with the sample firm, on data and ports of its own, and starts all from the archive.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingForBuild } from '../lib/env/build-variables.mjs'
import { report, runCommand } from './run/command.mjs'
import { checkDisk, checkNode, StartError } from './run/preconditions.mjs'
import { run } from './run/processes.mjs'
import { install } from './run/setup.mjs'
import { prepareTrial } from './run/trial.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = path.join(root, '.data/release')

/** @param {string[]} args */
const npm = (args) =>
  run('npm', args, { cwd: root, env: process.env, log: path.join(folder, 'build.log') })

await runCommand(async () => {
  checkNode()
  checkDisk(folder)
  await install(root, report)
  mkdirSync(folder, { recursive: true })
  await (process.argv.includes('--check') ? check() : release())
})

async function release() {
  const onlyServices = process.argv.includes('--services')
  const parts = onlyServices ? ['content', 'search'] : ['site', 'content', 'search']
  const dist = process.env.SITE_DIST_DIR || '.next'
  const missing = missingForBuild(process.env)
  if (!onlyServices && missing.length > 0)
    throw new StartError(
      `The site is built for its addresses and its content: set ${missing.join(' and ')}, as docs/deploy/README.md says.`,
    )
  report('Building the content service')
  await npm(['run', 'build', '-w', 'services/content'])
  if (!onlyServices) {
    report('Building the site')
    await npm(['run', 'build'])
  }
  const { writeArchive } = await import('./release/archive.mjs')
  await writeArchive(root, { dist, folder, report, parts, env: process.env })
}

async function check() {
  const setup = await prepareTrial(root, report)
  const { writeArchive } = await import('./release/archive.mjs')
  const { checkArchive } = await import('./release/check.mjs')
  const env = { ...process.env, ...setup.contentEnv, ...setup.searchEnv, ...setup.siteEnv }
  const archive = await writeArchive(root, { dist: setup.dist, folder, report, env })
  await checkArchive(archive, setup, report)
}
