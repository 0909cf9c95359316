/** The bench's own set-up: data, ports, 20,000 publications and a build of the site. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../run/processes.mjs'
import { buildContent, buildSite, describeSetup, prepareContent } from '../run/setup.mjs'
import { fillNavigator, showNavigator } from './navigator.mjs'

const firstPort = Number(process.env.BENCH_PORT ?? 3480)
export const ports = {
  site: firstPort,
  content: firstPort + 1,
  gateway: firstPort + 2,
  front: firstPort + 3,
  files: firstPort + 4,
  identity: firstPort + 5,
  search: firstPort + 6,
}
const publicationCount = 20_000

export function describeBench(root) {
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    CONTENT_RATE_LIMIT: '100000000',
    REQUEST_LIMIT: '100000000',
    CONTENT_GRAPHQL_URL: `http://localhost:${ports.gateway}/api/graphql`,
  }
  return describeSetup(root, { data: '.data/bench', ports, dist: '.data/bench/next', environment })
}

export async function prepareBench(setup, report) {
  await buildContent(setup, report)
  await prepareContent(setup, report)
  report(`Filling the content up to ${publicationCount} publications`)
  const script = [
    path.join(setup.content, 'scripts/run.mjs'),
    'seed-load',
    String(publicationCount),
  ]
  await run(process.execPath, script, {
    cwd: setup.content,
    env: setup.contentEnv,
    log: path.join(setup.logs, 'seed-load.log'),
  })
  await fillNavigator(setup)
}

/** Builds the site if its sources changed. */
export const prepareSite = (setup, report) =>
  withRestoredFile(path.join(setup.root, 'tsconfig.json'), () => buildSite(setup, report))

/**
 * A clean build of the site with the content service on the same cores.
 *
 * @returns {Promise<{ whole: number, pages: number, rendered: number, prerendering: number }>}
 *   seconds of the build and of pre-rendering; cached pages, and pages that Next rendered
 */
export async function timeBuild(setup, report) {
  await showNavigator(setup, false)
  try {
    rmSync(path.join(setup.root, setup.dist), { recursive: true, force: true })
    const startedAt = performance.now()
    await prepareSite(setup, report)
    const whole = (performance.now() - startedAt) / 1000
    return {
      whole,
      pages: pagesOf(path.join(setup.root, setup.dist)),
      ...prerenderingIn(readFileSync(path.join(setup.logs, 'site-build.log'), 'utf8')),
    }
  } finally {
    await showNavigator(setup, true)
  }
}

function pagesOf(dist) {
  const { routes } = JSON.parse(readFileSync(path.join(dist, 'prerender-manifest.json'), 'utf8'))
  return Object.keys(routes).length
}

/**
 * Parses Next's output: "Generating static pages using 2 workers (1736/1736) in 75s", or "in
 * 1234.5ms".
 */
function prerenderingIn(log) {
  const [, pages, time, unit] =
    [...log.matchAll(/Generating static pages[^(]*\((\d+)\/\1\) in ([\d.]+)\s?(ms|s|min)/g)].at(
      -1,
    ) ?? []
  if (!pages) throw new Error('The build does not say how long its pages took')
  return {
    rendered: Number(pages),
    prerendering: Number(time) * { ms: 0.001, s: 1, min: 60 }[unit],
  }
}

/** Restores the file: Next adds the types of every build folder to tsconfig.json. */
async function withRestoredFile(file, action) {
  const before = existsSync(file) ? readFileSync(file) : null
  try {
    return await action()
  } finally {
    if (before && !before.equals(readFileSync(file))) writeFileSync(file, before)
  }
}
