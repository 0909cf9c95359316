/** `npm run verify`: all checks that need no running service. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import PQueue from 'p-queue'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => path.join(root, 'node_modules/.bin', name)
/**
 * Ten times as fast as the one in JavaScript, whose API Next, ESLint and knip need
 * (docs/adr/0023-checks.md). By its path, as the commands of both are `tsc`.
 */
const typescript = path.join(root, 'node_modules/typescript-native/bin/tsc')

/** @returns {[name: string, check: () => Promise<boolean>]} */
const typesOf = (project) => [
  `types of ${project}`,
  () => command(process.execPath, [typescript, '--noEmit', '-p', path.join(root, project)]),
]

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort())

/** @type {[name: string, check: () => Promise<boolean>][]} */
const steps = [
  ['generated code is that of the schema and the queries', generatedIsFresh],
  // In worker processes, which Jest terminates even when a test leaves handles open.
  ['unit tests', () => command(bin('jest'), ['--ci', '--silent', '--maxWorkers=2'])],
  [
    'schema, types and labels are those of the content model',
    () => command(process.execPath, ['services/content/scripts/run.mjs', 'model', '--check']),
  ],
  ['form: npm run format', () => command(bin('oxfmt'), ['--check'])],
  [
    'styles',
    () =>
      command(bin('stylelint'), [
        '--max-warnings',
        '0',
        '{app,components,services/identity}/**/*.css',
      ]),
  ],
  [
    'packages/contract/default-colours.ts is that of the tokens',
    () => command(process.execPath, ['scripts/colours.mjs', '--check']),
  ],
  ['classes of CSS modules', () => command(process.execPath, ['scripts/check-styles.mjs'])],
  ['nothing unused', () => command(bin('knip'), ['--no-progress'])],
  ...['.', 'scripts', 'services/content', 'services/identity', 'services/search'].map((project) =>
    typesOf(project),
  ),
  [
    'references in comments and documents resolve',
    () => command(process.execPath, ['scripts/check-references.mjs']),
  ],
  ['licences of packages', () => command(process.execPath, ['scripts/check-licences.mjs'])],
  ['words of docs/glossary.md', () => command(process.execPath, ['scripts/check-words.mjs'])],
  [
    'docs/configuration.md is that of the environment schemas',
    () => command(process.execPath, ['scripts/docs/configuration.mjs', '--check']),
  ],
  ['lint', () => command(bin('eslint'), ['--max-warnings', '0', '.'])],
  ['seed files', () => command(process.execPath, ['services/content/scripts/check-seed.mjs'])],
]

// Generated code first: other checks read it. Most checks use one core, so that two run at a time.
const queue = new PQueue({ concurrency: 2 })
const isGenerated = await run(steps[0])
const results = await Promise.all(steps.slice(1).map((step) => queue.add(() => run(step))))
if (!isGenerated || !results.every(Boolean)) process.exit(1)

/** @param {[name: string, check: () => Promise<boolean>]} step */
async function run([name, check]) {
  const startedAt = Date.now()
  const succeeded = await check()
  if (stopping.signal.aborted) return false
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`verify: ${name} ${succeeded ? 'ok' : 'failed'} (${seconds} s)`)
  return succeeded
}

/** Prints what a command printed once it ends, so that the output of two does not mix. */
function command(file, args) {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, signal: stopping.signal }
    execFile(file, args, options, (failure, stdout, stderr) => {
      process.stdout.write(stdout + stderr)
      resolve(!failure)
    })
  })
}

async function generatedIsFresh() {
  const generated = path.join(root, 'lib/graphql/generated')
  const before = mkdtempSync(path.join(os.tmpdir(), 'generated-'))
  cpSync(generated, before, { recursive: true })
  const succeeded = await command(bin('graphql-codegen'), ['--config', 'codegen.ts', '--silent'])
  const isFresh = readdirSync(before).every(
    (name) =>
      readFileSync(path.join(before, name), 'utf8') ===
      readFileSync(path.join(generated, name), 'utf8'),
  )
  rmSync(before, { recursive: true })
  if (succeeded && !isFresh)
    console.error('lib/graphql/generated was stale and is fresh now: commit it')
  return succeeded && isFresh
}
