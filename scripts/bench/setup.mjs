/** A set-up of the bench's own: its data and ports, 20,000 publications, and a build of the site. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../run/processes.mjs'
import { buildContent, buildSite, describeSetup, prepareContent } from '../run/setup.mjs'
import { fillNavigator } from './navigator.mjs'

const firstPort = Number(process.env.BENCH_PORT ?? 3480)
export const ports = { site: firstPort, content: firstPort + 1, gateway: firstPort + 2, front: firstPort + 3, files: firstPort + 4, identity: firstPort + 5, search: firstPort + 6 }
export const publicationCount = 20_000

export function describeBench(root) {
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, CONTENT_GRAPHQL_URL: `http://localhost:${ports.gateway}/api/graphql` }
  return describeSetup(root, { data: '.data/bench', ports, dist: '.data/bench/next', environment })
}

export async function prepareBench(setup, say) {
  await buildContent(setup, say)
  await prepareContent(setup, say)
  say(`Filling the content up to ${publicationCount} publications`)
  const script = [path.join(setup.content, 'scripts/run.mjs'), 'seed-load', String(publicationCount)]
  await run(process.execPath, script, { cwd: setup.content, env: setup.contentEnv, log: path.join(setup.logs, 'seed-load.log') })
  await fillNavigator(setup)
}

/**
 * Builds the site where its files changed, or anyway.
 *
 * @returns {Promise<{ seconds: number, pages: number } | null>} of a build that was asked for
 */
export async function prepareSite(setup, { anew }, say) {
  const dist = path.join(setup.root, setup.dist)
  if (anew) rmSync(dist, { recursive: true, force: true })
  const began = performance.now()
  await keepingFile(path.join(setup.root, 'tsconfig.json'), () => buildSite(setup, say))
  return anew ? { seconds: (performance.now() - began) / 1000, pages: pagesOf(dist) } : null
}

function pagesOf(dist) {
  const { routes } = JSON.parse(readFileSync(path.join(dist, 'prerender-manifest.json'), 'utf8'))
  return Object.keys(routes).length
}

/** Next writes the types of every build folder into tsconfig.json; those of a measurement do not belong there. */
async function keepingFile(file, work) {
  const before = existsSync(file) ? readFileSync(file) : null
  try {
    return await work()
  } finally {
    if (before && !before.equals(readFileSync(file))) writeFileSync(file, before)
  }
}
