/** The sample firm with a build of the site, for checks of a release and of a restore. */
import path from 'node:path'
import { checkPort } from './preconditions.mjs'
import { stop } from './processes.mjs'
import { startContent, startSearch } from './services.mjs'
import { buildContent, buildSite, describeSetup, prepareContent, prepareIndex } from './setup.mjs'

const firstPort = Number(process.env.TRIAL_PORT ?? 3700)
const [site, content, search, identity, postgres] = [0, 1, 2, 3, 4].map((n) => firstPort + n)
export const trialPorts = { site, content, search, identity, postgres }

/**
 * Describes it, with data in a folder of its own.
 *
 * @param {string} root
 * @param {string} data below the root
 */
export const describeTrial = (root, data = '.data/trial') =>
  describeSetup(root, {
    data,
    ports: trialPorts,
    dist: '.data/trial/next',
    environment: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CONTENT_RATE_LIMIT: '1000000',
      REQUEST_LIMIT: '1000000', // one visitor reads every page
    },
  })

/**
 * Builds and loads what is missing. Nothing runs afterwards.
 *
 * @param {string} root
 * @param {(line: string) => void} report
 */
export async function prepareTrial(root, report) {
  for (const [name, port] of Object.entries(trialPorts)) await checkPort(port, name, 'TRIAL_PORT')
  const setup = describeTrial(root)
  await buildContent(setup, report)
  await prepareContent(setup, report)
  const searching = await startSearch(setup)
  await prepareIndex(setup, report)
  const serving = await startContent(setup)
  await buildSite(setup, report)
  for (const child of [serving, searching])
    await stop(/** @type {import('node:child_process').ChildProcess} */ (child))
  return setup
}

export const trialDist = (/** @type {string} */ root) => path.join(root, '.data/trial/next')
