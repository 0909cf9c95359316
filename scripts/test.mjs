/**
 * `npm test`: what must hold for a change to land, on a machine that has only Node and npm.
 * `verify`, then a production build on ports and data of its own, and the browser tests against it.
 * `npm run test:full` (`--full`) has all tests, with PostgreSQL and Redis (docs/tests.md).
 * `--no-verify` leaves the first out; `--database postgres` has the content on PostgreSQL, as in
 * production. Other arguments go to the browser tests: `npm test -- people`.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './run/browser.mjs'
import { report } from './run/command.mjs'
import { checkDisk, checkNode, checkPort, StartError } from './run/preconditions.mjs'
import { stopAll, track } from './run/processes.mjs'
import { install } from './run/setup.mjs'
import { checkFolder, endLeftovers, lockFolder } from './run/state.mjs'
import { startTestEnvironment, testPorts } from './run/test-environment.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const args = process.argv.slice(2)
/** Takes an option, with as many values, out of the arguments. */
const take = (name, values = 0) =>
  args.includes(name) ? args.splice(args.indexOf(name), 1 + values) : null
const isFull = Boolean(take('--full'))
const tier = isFull ? 'full' : 'quick'
const isVerified = !take('--no-verify')
const [, database = 'sqlite'] = take('--database', 1) ?? []

/** The ones of a few minutes (`scripts/drill.mjs`). */
const quickDrills = ['migration', 'firstStart', 'postgres', 'descriptors', 'memory']

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (!stopping) report('Stopping')
    stopping = true
    void stopAll().then(() => process.exit(1))
  })

try {
  checkNode()
  const data = path.join(root, '.data/test')
  checkDisk(data)
  checkFolder(data)
  lockFolder(data, 'npm test')
  await endLeftovers(data, root, report)
  for (const [name, port] of Object.entries(testPorts))
    await checkPort(port, `tests' ${name}`, 'TEST_PORT, the first of thirteen')
  await install(root, report)
  const browser = await findBrowser(report)
  // together, as builds and the load of the sample firm leave a core idle at times
  const [found] = await Promise.all([
    startTestEnvironment(root, report, {
      fresh: true,
      full: isFull,
      database: toDatabase(database),
    }),
    isVerified && step('verify', ['scripts/verify.mjs'], { TEST_TIER: tier }),
  ])
  // an hour's run says all that fails
  const failures = []
  const note = (failure) => {
    if (stopping) throw failure
    failures.push(failure)
  }
  if (isVerified && isFull) {
    report('Integration tests of the services')
    await npmTest(['run', 'test:services']).catch(note)
    const contentTests = ['test', '-w', 'services/content']
    await npmTest(contentTests, { CHECK_MOVE_URL: found.CHECK_MOVE_URL }).catch(note)
    // the ones of PostgreSQL
    await npmTest([...contentTests, '--', 'revalidation', 'relationship-cache', 'bulk-editing'], {
      CHECK_DATABASE_URL: found.CHECK_MOVE_URL,
    }).catch(note)
  }
  if (isVerified && isFull) {
    report('Drills')
    await npmTest(['run', 'drill', '--', ...quickDrills], {}, 'drills').catch(note)
  }
  report('Browser tests')
  await step('browser tests', ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    ...found,
    CHROMIUM_PATH: browser,
    TEST_TIER: tier,
  }).catch(note)
  for (const { message } of failures) report(message)
  if (failures.length === 0) report('All tests passed')
  await stopAll()
  process.exit(failures.length === 0 ? 0 : 1)
} catch (cause) {
  // what is stopped fails
  if (!stopping) console.error(cause instanceof StartError ? cause.message : cause)
  await stopAll()
  process.exit(1)
}

function toDatabase(name) {
  if (name === 'sqlite' || name === 'postgres') return name
  throw new StartError('--database is sqlite or postgres.')
}

function npmTest(args, env = {}, name = 'integration tests') {
  return step(name, args, env, 'npm')
}

/** @returns {Promise<void>} */
function step(name, args, env = {}, command = process.execPath) {
  return new Promise((resolve, reject) => {
    const child = track(
      spawn(command, args, {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, ...env },
      }),
    )
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new StartError(`${name} failed.`)),
    )
  })
}
