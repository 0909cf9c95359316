/**
 * Bundles and runs a TypeScript script of this folder: `node scripts/run.mjs seed --check`. Run
 * through tsx or Payload's command, lexical's top-level await in an import cycle deadlocks one
 * start in three (Node exits with 13); the "production" condition avoids that build.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { placeholders } from '../environment.mjs'

// what scripts create, such as the database, is readable by its owner only
process.umask(0o077)

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const [name, ...rest] = process.argv.slice(2)
const outfile = path.join(root, '.built', `${name}.mjs`)

await build({
  entryPoints: [path.join(root, 'scripts', `${name}.ts`)],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'error',
})

const modelOnly = ['model', 'import-map', 'migrations'].includes(name)

const child = spawn(
  process.execPath,
  ['--enable-source-maps', '--conditions=production', outfile, ...rest],
  { cwd: root, stdio: 'inherit', env: { ...(modelOnly ? placeholders : {}), ...process.env } },
)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)))
child.on('exit', (code) => process.exit(code ?? 1))
